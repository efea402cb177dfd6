/** What fails would fail again with every delta; it is told of once. */
export function createComplaint(sentence: string): (error: unknown) => void {
  let told = false;
  return (error) => {
    if (told) return;
    told = true;
    console.error(sentence, error);
  };
}
