import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomFrom } from './random.ts';
import { splitText } from './split-text.ts';

test('pieces are whole characters and join to the text', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 400 });
  fc.assert(
    fc.property(text, fc.integer(), (whole, seed) => {
      const pieces = splitText(whole, randomFrom(seed));
      expect(pieces.join('')).toBe(whole);
      for (const piece of pieces) expect(piece).toMatch(/^\P{Surrogate}*$/u);
    }),
  );
});

test('a text of nothing but emoji is never cut inside one', () => {
  const emoji = '🌱'.repeat(500);
  for (const piece of splitText(emoji, randomFrom(3)))
    expect([...piece].join('')).toMatch(/^(🌱)+$/u);
});

test('pieces are as long as the deltas of recorded answers', () => {
  const lengths = splitText('x'.repeat(100_000), randomFrom(1))
    .map(({ length }) => length)
    .sort((a, b) => a - b);
  const median = lengths[Math.floor(lengths.length / 2)];
  expect(median).toBeGreaterThanOrEqual(11);
  expect(median).toBeLessThanOrEqual(15);
  expect(lengths[0]).toBeGreaterThanOrEqual(1);
  expect(lengths.at(-1)).toBeGreaterThan(50);
  expect(lengths.at(-1)).toBeLessThanOrEqual(170);
});
