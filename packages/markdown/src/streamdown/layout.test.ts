import { expect, test } from 'vitest';
import { layoutOf } from './layout.ts';

/** What of the text each block begins with. */
function beginnings(text: string, contents: readonly string[]): string[] {
  return layoutOf(text, contents).starts.map((start) => text.slice(start, start + 5));
}

test('blocks that are parts of the text follow each other', () => {
  const contents = ['# A\n\n', '---\n\n', '# A\n\n', '---'];
  expect(layoutOf(contents.join(''), contents).starts).toEqual([0, 5, 10, 15]);
});

test('blocks that were changed stand where their words are', () => {
  const text = 'One 1~2.\r\n\r\n- two\r\n- three\r\n\r\n> four\r\n\r\nfive **six';
  const contents = ['One 1\\~2.\n\n', '- two\n- three\n\n', '> four\n\n', 'five **six**'];
  expect(beginnings(text, contents)).toEqual(['One 1', '- two', '> fou', 'five ']);
});

test('what is not in the text stands behind what comes before it', () => {
  expect(layoutOf('One.\n\nTwo.', ['One.\n\n', 'Else.\n\n', 'Two.']).starts).toEqual([0, 6, 6]);
});

test('where the same blocks are asked for again, the same layout comes', () => {
  const contents = ['One.'];
  expect(layoutOf('One.', contents)).toBe(layoutOf('One.', contents));
  expect(layoutOf('Two.\nOne.', contents).starts).toEqual([5]);
});
