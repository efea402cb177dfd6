/** A run of characters that two texts have in common. */
export interface Run {
  /** Where it begins in the one and in the other, as UTF-16 offsets. */
  one: number;
  other: number;
  length: number;
}

export interface Agreements {
  /** In the order of both texts. */
  runs: readonly Run[];
  /** Where the last of them ends in the other text. */
  end: number;
}

/**
 * What a text has in common with one that it was made from by small changes here and there: escapes that were put in,
 * line endings that were made alike, syntax that was completed. Ends where they part for good.
 */
export function agreements(one: string, other: string): Agreements {
  const runs: Run[] = [];
  let at = 0;
  let end = 0;
  while (at < one.length && end < other.length) {
    let length = 0;
    while (at + length < one.length && one[at + length] === other[end + length]) length += 1;
    if (length > 0) runs.push({ one: at, other: end, length });
    at += length;
    end += length;
    const skip = length > 0 || runs.length === 0 ? nextAgreement(one, at, other, end) : null;
    if (!skip) break;
    at += skip.one;
    end += skip.other;
  }
  const last = runs.at(-1);
  return { runs, end: last ? last.other + last.length : 0 };
}

/** The least that has to be passed over until both go on alike. */
function nextAgreement(one: string, at: number, other: string, end: number) {
  for (let distance = 1; distance <= REACH; distance += 1) {
    for (let skipped = distance; skipped >= 0; skipped -= 1) {
      const ahead = one.slice(at + skipped, at + skipped + ENOUGH);
      if (ahead && other.startsWith(ahead, end + distance - skipped)) {
        return { one: skipped, other: distance - skipped };
      }
    }
  }
  return null;
}

const REACH = 48;
/** So many characters in a row are no accident. */
const ENOUGH = 4;

/** Where an offset of the one text lies in the other: between two runs, at the end of the first. */
export function offsetIn({ runs, end }: Agreements, offset: number): number {
  let before = 0;
  for (const run of runs) {
    if (offset < run.one) return before;
    if (offset < run.one + run.length) return run.other + offset - run.one;
    before = run.other + run.length;
  }
  return end;
}
