import fc from 'fast-check';
import { expect, test } from 'vitest';
import { separatorBetween, visibleRange } from './join-text.ts';

test.each([
  ['for you.', 'Based on', '\n\n'],
  ['for you.\n', 'Based on', '\n'],
  ['for you.', '\nBased on', '\n'],
  ['for you.\n', '\nBased on', ''],
  ['for you.\n \t\n', 'Based on', ''],
  ['for you.', '\n\nBased on', ''],
  ['', 'Based on', ''],
])('between %j and %j stands %j', (before, after, separator) => {
  expect(separatorBetween(before, after)).toBe(separator);
});

test('the joined text only grows while the second text arrives', () => {
  const part = fc.string({ unit: fc.constantFrom('a', '\n', ' '), maxLength: 8 });
  fc.assert(
    fc.property(part, part, (before, after) => {
      let last = '';
      for (let end = 1; end <= after.length; end += 1) {
        const now = after.slice(0, end);
        const joined = before + separatorBetween(before, now) + now;
        expect(joined.startsWith(last)).toBe(true);
        last = joined;
      }
    }),
  );
});

test('the visible part of a text is without the white space around it', () => {
  expect(visibleRange(' \n a b\n', 10)).toEqual({ start: 13, end: 16 });
  expect(visibleRange('', 0)).toBeNull();
  expect(visibleRange(' \n\u00a0', 0)).toBeNull();
});
