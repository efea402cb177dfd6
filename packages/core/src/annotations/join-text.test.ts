import fc from 'fast-check';
import { expect, test } from 'vitest';
import { separatorBefore, trailingLineEnds, visibleRange } from './join-text.ts';

function joined(before: string, after: string): string {
  return before + separatorBefore(after, trailingLineEnds(before, 0)) + after;
}

test.each([
  ['for you.', 'Based on', '\n\n'],
  ['for you.\n', 'Based on', '\n'],
  ['for you.', '\nBased on', '\n'],
  ['for you.\n', '\nBased on', ''],
  ['for you.\n \t\r\n', 'Based on', ''],
  ['for you.', '\n\nBased on', ''],
])('between %j and %j stands %j', (before, after, separator) => {
  expect(joined(before, after)).toBe(before + separator + after);
});

test('line ends count on through a text that is all white space', () => {
  expect(trailingLineEnds(' \n', 1)).toBe(2);
  expect(trailingLineEnds('a\n', 1)).toBe(1);
  expect(trailingLineEnds('', 2)).toBe(2);
});

test('the joined text only grows while the second text arrives', () => {
  const part = fc.string({ unit: fc.constantFrom('a', '\n', ' '), maxLength: 8 });
  fc.assert(
    fc.property(part, part, (before, after) => {
      let last = '';
      for (let end = 1; end <= after.length; end += 1) {
        const now = joined(before, after.slice(0, end));
        expect(now.startsWith(last)).toBe(true);
        last = now;
      }
    }),
  );
});

test('the visible part of a text is without the white space around it', () => {
  expect(visibleRange(' \n a b\n', 10)).toEqual({ start: 13, end: 16 });
  expect(visibleRange('', 0)).toBeNull();
  expect(visibleRange(' \n\u00a0', 0)).toBeNull();
});
