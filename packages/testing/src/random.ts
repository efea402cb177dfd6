/** Gives numbers in [0, 1); the same seed gives the same numbers on every machine. */
export type Random = () => number;

const GOLDEN_STEP = 0x9e3779b9;

/** A small counter-based generator: a stepped counter whose bits are mixed. Good enough to cut text, no more. */
export function randomFrom(seed: number): Random {
  let counter = seed | 0;
  return () => {
    counter = (counter + GOLDEN_STEP) | 0;
    let bits = Math.imul(counter ^ (counter >>> 16), 0x21f0aaad);
    bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
    return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from `min` to `max`, both included. */
export function integerBetween(random: Random, min: number, max: number): number {
  return min + Math.floor(random() * (max - min + 1));
}
