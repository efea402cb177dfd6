/** Words side by side, with a dot between. The dot holds on to the word before it, so that it starts no line. */
export function joinWords(...words: readonly string[]): string {
  return words.filter(Boolean).join('\u00A0· ');
}
