import type { Citation, Numbering } from './annotations.ts';
import { groupBy } from './group-by.ts';

/** The numbers that an answer has given out. */
export interface Numbers {
  readonly count: number;
  /** The citations of one block by number, smallest first. What has no number yet takes the next one. */
  assign<D>(
    citations: readonly Citation<D>[],
  ): { number: number; citations: readonly Citation<D>[] }[];
  /** Takes back all numbers but the first `count`. */
  rewind(count: number): void;
}

export function createNumbers(numbering: Numbering): Numbers {
  const identityOf = IDENTITY[numbering];
  const given = new Map<string, number>();
  const order: string[] = [];

  const numberOf = (identity: string) => {
    let number = given.get(identity);
    if (number === undefined) {
      number = order.push(identity);
      given.set(identity, number);
    }
    return number;
  };

  return {
    get count() {
      return order.length;
    },
    assign(citations) {
      return [...groupBy(citations, (citation) => numberOf(identityOf(citation)))]
        .map(([number, own]) => ({ number, citations: own }))
        .sort((a, b) => a.number - b.number);
    },
    rewind(count) {
      for (const identity of order.splice(count)) given.delete(identity);
    },
  };
}

/** What makes two citations share a number. */
const IDENTITY: Record<Numbering, (citation: Citation) => string> = {
  source: ({ sourceKey }) => sourceKey,
  passage: ({ sourceKey, unit, range, quote }) =>
    JSON.stringify([sourceKey, unit, range ? [range.start, range.end] : quote]),
  citation: ({ id }) => id,
};
