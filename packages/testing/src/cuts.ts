import { integerBetween, randomFrom } from './random.ts';

/**
 * The ways a network could cut these bytes that matter most: not at all, after every byte, and in two at every
 * position. The chunks are views of `bytes`; joined, they are the bytes.
 */
export function* everyCut(bytes: Uint8Array): Iterable<Uint8Array[]> {
  yield [bytes];
  yield Array.from(bytes, (_, at) => bytes.subarray(at, at + 1));
  for (let at = 1; at < bytes.length; at++) yield [bytes.subarray(0, at), bytes.subarray(at)];
}

export interface RandomCutsOptions {
  /** The same seed gives the same cuts. */
  seed: number;
  /** How many ways of cutting. */
  count: number;
  /**
   * The most chunks of one way; fewer, where two cuts fall on one place.
   * @default 8
   */
  pieces?: number | undefined;
}

/** Seeded cuts into several chunks, for bytes too long for every cut. Joined, they are the bytes. */
export function* randomCuts(bytes: Uint8Array, options: RandomCutsOptions): Iterable<Uint8Array[]> {
  const { seed, count, pieces = 8 } = options;
  const random = randomFrom(seed);
  for (let way = 0; way < count; way++) {
    const cuts = new Set<number>();
    for (let cut = 1; cut < pieces; cut++) cuts.add(integerBetween(random, 0, bytes.length));
    const bounds = [0, ...[...cuts].sort((a, b) => a - b), bytes.length];
    yield bounds
      .slice(1)
      .map((end, index) => bytes.subarray(bounds[index], end))
      .filter((chunk) => chunk.length > 0);
  }
}
