import { shareEqual } from './share-equal.ts';

/**
 * A function that gives back what it was given, with everything that equals the last value taken from there.
 * The memory decides identities only, never values, so a discarded render leaves no visible trace.
 */
export function createSharer<T>(): (next: T) => T {
  let last: T | undefined;
  return (next) => (last = shareEqual(last, next));
}
