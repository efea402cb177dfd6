import { expect, test } from 'vitest';
import { createParse } from './create-parse.ts';

const parse = createParse();

function kinds(text: string, labels?: readonly string[]): string[] {
  const [paragraph] = parse(text, labels).children;
  if (paragraph?.type !== 'paragraph') throw new Error('Expected a paragraph.');
  return paragraph.children.map(({ type }) => type);
}

test('a label that is defined elsewhere makes a reference, and only in the parse that is told of it', () => {
  expect(kinds('[a]')).toEqual(['text']);
  expect(kinds('[a]', ['A'])).toEqual(['linkReference']);
  expect(kinds('[x][a] and ![a]', ['A'])).toEqual(['linkReference', 'text', 'imageReference']);
  expect(kinds('[a]')).toEqual(['text']);
});

test.each(['- [a]', '> [a]', '# [a]', '| x |\n| - |\n| [a] |', '1. - > [a]'])(
  'it does so inside of %j',
  (text) => {
    expect(JSON.stringify(parse(text, ['A']))).toContain('linkReference');
    expect(JSON.stringify(parse(text))).not.toContain('linkReference');
  },
);

test('a note of one word is text too, and a definition beside it still defines', () => {
  const text = 'So[^1] [a]\n\n[^1]: Smith.\n\n[a]: /b';
  const tree = parse(text);
  expect(tree.children.map(({ type }) => type)).toEqual(['paragraph', 'paragraph', 'definition']);
  expect(kinds(text)).toEqual(['text', 'linkReference']);
});

test('the footnotes of the model stay text unless they are asked for', () => {
  const text = 'So[^1]\n\n[^1]: Because.';
  expect(JSON.stringify(parse(text))).not.toContain('footnote');
  expect(JSON.stringify(createParse({ footnotes: true })(text))).toContain('footnoteReference');
});
