import { expect, test } from 'vitest';
import { agreements, offsetIn } from './agreements.ts';

/** Where each character of the one text lies in the other. */
function places(one: string, other: string): string {
  const known = agreements(one, other);
  return [...one].map((_, at) => other[offsetIn(known, at)] ?? '$').join('');
}

test.each([
  ['the same', 'abc', 'abc', 'abc'],
  ['an escape that was put in', 'a\\~bcde', 'a~bcde', 'a~~bcde'],
  ['line endings made alike', 'a\nbcd\nefgh', 'a\r\nbcd\r\nefgh', 'a\nbcd\nefgh'],
  ['syntax that was completed', 'a **b**', 'a **b', 'a **b$$'],
  ['an end that was taken away', 'see ', 'see <b', 'see '],
  ['other words at the beginning', 'xy abcd', 'z abcd', 'zz abcd'],
  ['a text that has nothing in common', 'xyz', 'abcd', 'aaa'],
  ['nothing', '', 'abc', ''],
])('%s', (_, one, other, expected) => {
  expect(places(one, other)).toBe(expected);
});

test('where they part for good, all that follows lies at the end of what they have in common', () => {
  const known = agreements('abcd1234', `abcd${'-'.repeat(200)}5678`);
  expect([4, 6, 8].map((offset) => offsetIn(known, offset))).toEqual([4, 4, 4]);
});

test('places never go back', () => {
  const one = 'a ~b~ a \\~b c a a ~b~ c';
  const known = agreements(one, 'a b~ a ~b\r\n c a ~b~ c');
  const offsets = [...one].map((_, at) => offsetIn(known, at));
  expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
});
