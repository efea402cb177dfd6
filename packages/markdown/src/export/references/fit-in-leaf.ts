import type { Stretch } from './blocks.ts';
import type { Insertion } from './insertion.ts';

/** A reference as it is to be written. */
export interface Written {
  offset: number;
  /** `[^1]`, or several of them. */
  text: string;
}

/** Where references go. One for which there is no place is missing. */
export type Fitted = ReadonlyMap<Written, Insertion>;

/**
 * Finds a place for each reference in the running text of a block, as near to its own as the syntax around it lets it
 * be: right there; after a space; at the end of the text; at that end after a space.
 *
 * It asks of one set of insertions after the other whether the text reads the same with them. All references are tried
 * at once, and where they do not fit, by halves. What is left after `TRIALS` goes to the end of the text, so that the
 * cost stays in proportion to its length.
 */
export function* fitInLeaf(
  source: string,
  leaf: Stretch,
  references: readonly Written[],
): Generator<readonly Insertion[], Fitted, boolean> {
  const found = new Map<Written, Insertion>();
  const touchesAddress = ({ offset }: Written) =>
    ADDRESS.test(source.slice(Math.max(leaf.start, offset - ADDRESS_LENGTH), offset));
  const open = [
    { some: references.filter(touchesAddress), step: 1 },
    { some: references.filter((reference) => !touchesAddress(reference)), step: 0 },
  ];
  let trials = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    const { some, step } = next;
    const place = STEPS[step];
    if (!place || some.length === 0) continue;
    const trial = new Map(found);
    for (const reference of some) trial.set(reference, place(reference, source, leaf));
    trials += 1;
    // In the order of the references, which decides at one offset.
    if (yield references.flatMap((reference) => trial.get(reference) ?? [])) {
      for (const reference of some) found.set(reference, trial.get(reference)!);
    } else if (trials > TRIALS) {
      open.push({ some, step: Math.max(step + 1, AT_END) });
    } else if (some.length === 1) {
      open.push({ some, step: step + 1 });
    } else {
      const middle = some.length >> 1;
      open.push({ some: some.slice(middle), step }, { some: some.slice(0, middle), step });
    }
  }
  return found;
}

const TRIALS = 64;

/** What stands right behind a bare address becomes part of it. */
const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>()]*$/i;
/** Longer than any address that people would write into an answer. */
const ADDRESS_LENGTH = 2048;

type Step = (reference: Written, source: string, leaf: Stretch) => Insertion;

const STEPS: readonly Step[] = [
  ({ offset, text }) => ({ offset, text }),
  ({ offset, text }, source, { end }) => {
    // A space would divide a word that goes on.
    const isInWord = offset < end && WORD.test(source.slice(offset, offset + 2));
    return isInWord ? { offset: end, text } : { offset, text: ` ${text}` };
  },
  ({ text }, _source, { end }) => ({ offset: end, text }),
  ({ text }, _source, { end }) => ({ offset: end, text: ` ${text}` }),
];
const AT_END = 2;
const WORD = /^[\p{L}\p{N}\p{M}]/u;
