import { expect, test } from 'vitest';
import { blocksFrom, quotesFrom, quotesFromPages } from './quotes.ts';

const text = '🌱🌱 Grass is green. Grass is soft.';
const sources = [{ title: 'Grass', content: text }];

test('a quote is found once, and its offsets count what was asked for', () => {
  const place = { cited_text: 'Grass is green.', document_index: 0, document_title: 'Grass' };
  expect(quotesFrom(sources, 'utf-16')(0, 'Grass is green.')).toEqual({
    type: 'char_location',
    ...place,
    start_char_index: 5,
    end_char_index: 20,
  });
  expect(quotesFrom(sources, 'code-points')(0, 'Grass is green.')).toEqual({
    type: 'char_location',
    ...place,
    start_char_index: 3,
    end_char_index: 18,
  });
});

test('a quote that the source does not say, or says twice, is refused', () => {
  const quote = quotesFrom(sources, 'utf-16');
  expect(() => quote(0, 'Grass is blue.')).toThrow('does not say "Grass is blue."');
  expect(() => quote(0, 'Grass is ')).toThrow('says "Grass is " more than once');
  expect(() => quote(1, 'Grass')).toThrow('There is no source 1');
});

test('a quote at the first or last character of a page is on that page alone', () => {
  const pages = [{ title: 'One', paragraphs: ['a b'] }, { paragraphs: ['c d', 'e'] }];
  const quote = quotesFromPages(0, 'Letters', pages);
  expect(quote('b')).toMatchObject({ start_page_number: 1, end_page_number: 2 });
  expect(quote('c')).toMatchObject({ start_page_number: 2, end_page_number: 3 });
  expect(quote('b\nc')).toMatchObject({ start_page_number: 1, end_page_number: 3 });
});

test('blocks are quoted joined with nothing between them; unknown and reversed ids are refused', () => {
  const content = [
    { id: 'a', text: 'First.' },
    { id: 'b', text: 'Second.' },
  ];
  const block = blocksFrom([{ title: 'Blocks', content }]);
  expect(block(0, 'a', 'b')).toMatchObject({
    cited_text: 'First.Second.',
    start_block_index: 0,
    end_block_index: 2,
  });
  expect(() => block(0, 'a', 'c')).toThrow('No blocks from "a" to "c"');
  expect(() => block(0, 'b', 'a')).toThrow('No blocks from "b" to "a"');
});
