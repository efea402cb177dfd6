import type Anthropic from '@anthropic-ai/sdk';
import { demonstrations } from '@cited-stream/testing/demonstrations';
import { expect, test } from 'vitest';
import { answerFrom } from './answer-from.ts';
import { toPlainText } from './to-plain-text.ts';

const page = (document_index: number, cited_text: string, start: number, end: number) => ({
  type: 'page_location',
  document_index,
  document_title: null,
  cited_text,
  start_page_number: start,
  end_page_number: end,
});
const web = (url: string, cited_text: string) => ({
  type: 'web_search_result_location',
  url,
  title: 'Page',
  cited_text,
  encrypted_index: 'E',
});
const b = (text: string, ...citations: unknown[]) => ({ type: 'text', text, citations });
const answer = (content: unknown[], sources = [{ title: 'Report' }, { title: 'Annex' }]) =>
  answerFrom(
    {
      id: 'm',
      type: 'message',
      role: 'assistant',
      model: 'm',
      content,
      stop_reason: 'end_turn',
      usage: {},
    } as unknown as Anthropic.Message,
    { sources },
  );

test('without quotes it is the joined text', () => {
  for (const { message, sources } of demonstrations) {
    const texts = message.content.map((block) => (block.type === 'text' ? block.text : ''));
    const text = toPlainText(answerFrom(message, { sources }));
    expect(text.replace(/\n/g, '')).toBe(texts.join('').replace(/\n/g, ''));
  }
});

test('with quotes numbers stand in the text and their sources, quotes and places below', () => {
  const text = toPlainText(
    answer([
      b('Sales rose', page(0, 'Sales rose\r\nby 4 %. ', 5, 7)),
      b(' and costs fell', page(1, '', 2, 3), page(0, 'Costs fell.', 8, 9)),
      b('.'),
      b(' Again', page(0, 'Costs fell.', 8, 9)),
    ]),
    { quotes: true },
  );
  expect(text).toBe(
    [
      'Sales rose[1] and costs fell.[1][2] Again[1]',
      '',
      '[1] Report',
      '    “Sales rose by 4 %.” (pp. 5–6)',
      '    “Costs fell.” (p. 8)',
      '[2] Annex',
      '',
    ].join('\n'),
  );
});

test('an address that a number follows stays what it is', () => {
  const text = toPlainText(answer([b('See https://e.org/a', web('https://e.org/a', 'A'))]), {
    quotes: true,
  });
  expect(text).toBe('See https://e.org/a [1]\n\n[1] Page <https://e.org/a>\n    “A”\n');
});

test('an answer without markers has no notes', () => {
  expect(toPlainText(answer([b('Nothing cited.')]), { quotes: true })).toBe('Nothing cited.');
});
