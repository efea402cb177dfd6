import { expect, test } from 'vitest';
import { tidyQuote } from './tidy-quote.ts';

test('the mark of a hyphen at a line end goes with its line break', () => {
  expect(tidyQuote('exam\u0002\nple')).toBe('example');
});

test('line breaks become spaces, other control characters nothing', () => {
  expect(tidyQuote(' one\r\ntwo\n\nthree\u0000 ')).toBe('one two three');
  expect(tidyQuote('')).toBe('');
});
