import type { PhrasingContent } from 'mdast';
import { expect, test } from 'vitest';
import { createPieces } from './pieces.ts';

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const strong = (): PhrasingContent => ({ type: 'strong', children: [text('x')] });

test('a paragraph is in pieces where two texts meet', () => {
  const [a, b, c, d] = [text('a '), text('b '), strong(), text('c')];
  expect(createPieces()([a!, b!, c!, d!]).map(({ nodes }) => nodes)).toEqual([[a], [b, c, d]]);
  expect(createPieces()([])).toEqual([]);
});

test('a piece whose nodes are the same is the same piece', () => {
  const pieces = createPieces();
  const nodes = [text('a '), strong(), text(' b '), text('c')];
  const before = pieces(nodes);
  const after = pieces([...nodes.slice(0, 3), text('c d')]);
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
});

test('a piece begins where its first node does, or where the nodes before it end', () => {
  const at = (start: number, end: number, value: string): PhrasingContent => ({
    type: 'text',
    value,
    position: {
      start: { line: 1, column: 1, offset: start },
      end: { line: 1, column: 1, offset: end },
    },
  });
  const nodes = [at(5, 9, 'one '), text('two '), at(20, 24, 'six ')];
  expect(createPieces()(nodes).map(({ start }) => start)).toEqual([5, 9, 20]);
});
