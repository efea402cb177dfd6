import type Anthropic from '@anthropic-ai/sdk';
import { lease, overloaded, webSearchAnswer } from '@cited-stream/testing/demonstrations';
import { expect, test } from 'vitest';
import { pastTurns } from './past-turns.ts';

const question = (content: string): Anthropic.MessageParam => ({ role: 'user', content });

test('an answer goes back whole, with its citations, searches and thinking', () => {
  for (const { message } of [lease, webSearchAnswer]) {
    const turns = pastTurns([question('Q'), message]);
    expect(turns).toEqual([question('Q'), { role: 'assistant', content: message.content }]);
  }
});

test('an answer that broke off goes back with the text that came', () => {
  const [, answer] = pastTurns([question('Q'), overloaded.message]);
  const texts = (content: unknown) =>
    (content as { text?: string }[]).map(({ text = '' }) => text).join('');
  expect(texts(answer?.content)).toBe(texts(overloaded.message.content));
});

test('a question that got no answer is left out, and so is an answer without a question', () => {
  const empty = { ...lease.message, content: [] };
  const turns = pastTurns([question('First'), empty, question('Second'), lease.message]);
  expect(turns.map(({ role }) => role)).toEqual(['user', 'assistant']);
  expect(turns[0]?.content).toBe('Second');
  expect(pastTurns([question('Only')])).toEqual([]);
  expect(pastTurns([lease.message])).toEqual([]);
});
