import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everyCut, randomCuts } from './cuts.ts';

function joined(chunks: readonly Uint8Array[]): number[] {
  return chunks.flatMap((chunk) => [...chunk]);
}

test('every cut of four bytes', () => {
  const ways = [...everyCut(new Uint8Array([1, 2, 3, 4]))].map((way) =>
    way.map((chunk) => [...chunk]),
  );
  expect(ways).toEqual([
    [[1, 2, 3, 4]],
    [[1], [2], [3], [4]],
    [[1], [2, 3, 4]],
    [
      [1, 2],
      [3, 4],
    ],
    [[1, 2, 3], [4]],
  ]);
});

test('whatever the cut, the chunks join to the bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), fc.integer(), (bytes, seed) => {
      for (const chunks of everyCut(bytes)) expect(joined(chunks)).toEqual([...bytes]);
      for (const chunks of randomCuts(bytes, { seed, count: 10 })) {
        expect(joined(chunks)).toEqual([...bytes]);
        expect(chunks.length).toBeLessThanOrEqual(8);
      }
    }),
  );
});

test('random cuts are as many as asked, differ, and are the same for the same seed', () => {
  const bytes = new Uint8Array(1000);
  const lengths = (seed: number) =>
    Array.from(randomCuts(bytes, { seed, count: 20, pieces: 5 }), (chunks) =>
      chunks.map(({ length }) => length).join(),
    );
  expect(lengths(1)).toHaveLength(20);
  expect(new Set(lengths(1)).size).toBe(20);
  expect(lengths(1)).toEqual(lengths(1));
  expect(lengths(1)).not.toEqual(lengths(2));
});
