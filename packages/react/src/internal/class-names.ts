/** Ours first, so that a consumer's class reads as an addition. */
export function classNames(ours: string, theirs: string | undefined): string {
  return theirs ? `${ours} ${theirs}` : ours;
}
