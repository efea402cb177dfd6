import { expect, test } from 'vitest';
import { align } from './align.ts';

/** The source with a bar before each place that a unit of the text begins at. */
function aligned(value: string, source: string): string {
  const starts = new Set(align(value, source, 0, source.length));
  return [...source].map((char, at) => (starts.has(at) ? `|${char}` : char)).join('');
}

test.each([
  ['ab', 'ab', '|a|b'],
  ['a*b', 'a\\*b', '|a|\\*|b'],
  ['\\', '\\\\', '|\\\\'],
  ['\\a', '\\a', '|\\|a'],
  ['a&b', 'a&amp;b', '|a|&amp;|b'],
  ['&amp;', '&amp;amp;', '|&amp;|a|m|p|;'],
  ['&x; &', '&x; &', '|&|x|;| |&'],
  ['AB\uFFFD', '&#65;&#x42;&#0;', '|&#65;|&#x42;|&#0;'],
  ['\uFFFD', '\0', '|\0'],
  ['a\nb', 'a  \n   b', '|a  |\n   |b'],
  ['a\nb\nc', 'a\n> b\n> > c', '|a|\n> |b|\n> > |c'],
  ['a\n> b', 'a\n> \\> b', '|a|\n> |\\>| |b'],
  ['a\n> b', 'a\n    > b', '|a|\n    |>| |b'],
  ['a\nb', 'a\r\n> b', '|a|\r\n> |b'],
  ['a\r\nb', 'a\r\n> b', '|a|\r|\n> |b'],
])('%j in %j begins at %j', (value, source, expected) => {
  expect(aligned(value, source)).toBe(expected);
});

test('words that a plugin has changed take the place of those they stand for', () => {
  expect(aligned('“Yes” – he \\*said', '"Yes" -- he \\\\\\*said')).toBe(
    '|"|Y|e|s|"| |--| |h|e| |\\\\|\\*|s|a|i|d',
  );
  expect(align('a😄 then', 'a:smile: then', 0, 13)).toEqual([0, 1, 1, 8, 9, 10, 11, 12]);
});

test('where nothing agrees any more all that is left has one place', () => {
  expect(align('abxyz', 'ab12345', 0, 7)).toEqual([0, 1, 2, 2, 2]);
  expect(align('ab', '', 0, 2)).toEqual([0, 0]);
});

test('both halves of a pair, and all characters of one reference, begin at one place', () => {
  expect(align('a😀b', 'a😀b', 0, 4)).toEqual([0, 1, 1, 3]);
  expect(align('≧̸', '&ngE;', 0, 5)).toEqual([0, 0]);
});
