import { expect, test } from 'vitest';
import type { MarkerGroup } from '@cited-stream/core';
import { createParagraphSplitter } from './split-paragraphs.ts';

const group = (offset: number): MarkerGroup => ({ id: `g${offset}`, offset, markers: [] });
const split = (text: string, groups: MarkerGroup[] = []) =>
  createParagraphSplitter()({ text, groups });
const texts = (text: string) => split(text).map((paragraph) => paragraph.text);

/** Every text of these characters, up to a length. */
function everyText(characters: readonly string[], length: number): string[] {
  if (length === 0) return [''];
  const shorter = everyText(characters, length - 1);
  const longest = shorter.filter((text) => text.length === length - 1);
  return [...shorter, ...longest.flatMap((text) => characters.map((last) => text + last))];
}

test('blank lines part paragraphs, single newlines stay', () => {
  expect(texts('One.\nStill one.\n\nTwo.\n \n\n  Three.')).toEqual([
    'One.\nStill one.',
    'Two.',
    'Three.',
  ]);
});

test('any text parts where two newlines stand with nothing but blanks between and around them', () => {
  const wholeOf = (text: string) => text.trim().split(/[^\S\n]*\n[^\S\n]*\n\s*/);
  for (const text of everyText(['a', ' ', '\n'], 7)) {
    const whole = wholeOf(text).filter(Boolean);
    for (let cut = 0; cut <= text.length; cut += 1) {
      const grow = createParagraphSplitter();
      grow({ text: text.slice(0, cut), groups: [] });
      const paragraphs = grow({ text, groups: [] });
      expect(paragraphs.map((paragraph) => paragraph.text)).toEqual(whole);
      for (const { start, text: own } of paragraphs) expect(text.startsWith(own, start)).toBe(true);
    }
  }
});

test('blank lines around the text make no paragraphs', () => {
  expect(texts('')).toEqual([]);
  expect(texts('\n\n')).toEqual([]);
  expect(texts('\n\nOne.\n\n')).toEqual(['One.']);
});

test('a paragraph knows where it starts in the whole text', () => {
  const text = '  One.\n\n  Two.';
  for (const { start, text: own } of split(text)) {
    expect(text.slice(start, start + own.length)).toBe(own);
  }
});

test('a group between two paragraphs belongs to the words before it', () => {
  const [one, two] = split('One.\n\nTwo.', [group(4), group(6), group(10)]);
  expect(one?.groups.map(({ offset }) => offset)).toEqual([4, 6]);
  expect(two?.groups.map(({ offset }) => offset)).toEqual([10]);
});

test('text that grows by any steps gives what one pass gives', () => {
  const text = 'One.\nMore.\n\nTwo \n \n\n\nThree.\n\n';
  for (let step = 1; step < text.length; step += 1) {
    const grow = createParagraphSplitter();
    for (let end = 0; end < text.length + step; end += step) {
      const prefix = text.slice(0, end);
      expect(grow({ text: prefix, groups: [] })).toEqual(split(prefix));
    }
  }
});

test('text that is replaced is read anew', () => {
  const again = createParagraphSplitter();
  again({ text: 'One.\n\nTwo.', groups: [] });
  expect(again({ text: 'Uno.\n\nTwo.', groups: [] }).map(({ text }) => text)).toEqual([
    'Uno.',
    'Two.',
  ]);
});

test('paragraphs that have not changed keep their identity', () => {
  const again = createParagraphSplitter();
  const groups = [group(4)];
  const before = again({ text: 'One.\n\nTw', groups });
  const after = again({ text: 'One.\n\nTwo.', groups });
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
});
