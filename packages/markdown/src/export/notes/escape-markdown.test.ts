import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createParse } from '../../syntax/create-parse.ts';
import { readMarkdown } from '../test/read-export.ts';
import { escapeMarkdown, linkDestination } from './escape-markdown.ts';
import { fold } from './fold.ts';

const parse = createParse({ footnotes: true });
const SOME = [
  '*',
  '_',
  '`',
  '[',
  ']',
  '(',
  ')',
  '<',
  '>',
  '!',
  '&amp;',
  '\\',
  '#',
  '-',
  '1.',
  '~',
  '=',
  '|',
  ' ',
  'a',
  '^',
  '$',
];
const texts = fc
  .array(fc.constantFrom(...SOME), { maxLength: 12 })
  .map((parts) => fold(parts.join('')));

test('escaped text on a line of its own reads as that text', () => {
  let tried = 0;
  fc.assert(
    fc.property(texts, (text) => {
      fc.pre(text !== '');
      tried += 1;
      const { children } = parse(escapeMarkdown(text));
      expect(children).toMatchObject([
        { type: 'paragraph', children: [{ type: 'text', value: text }] },
      ]);
      expect(children).toHaveLength(1);
    }),
    { seed: 1, numRuns: 1000 },
  );
  console.log(`Escaped texts: ${tried}.`);
});

test.each([
  'https://e.org/a_b(c)',
  'https://e.org/?a=1&copy;=2&b=3',
  'https://e.org/a%20b*c*',
  'mailto:a@b.co',
])('a link to %s leads there', (url) => {
  const root = readMarkdown(`[a](${linkDestination(url)})`);
  expect(root.children).toMatchObject([{ children: [{ type: 'link', url }] }]);
});
