import type Anthropic from '@anthropic-ai/sdk';
import { knowledgeBase, lease, webSearchAnswer } from '@cited-stream/testing/demonstrations';
import { expect, test } from 'vitest';
import { pastTurns } from './past-turns.ts';

const question = (content: string): Anthropic.MessageParam => ({ role: 'user', content });
const texts = (message: Anthropic.Message) =>
  message.content.filter((block) => block.type === 'text' && block.text.trim() !== '');

test('an answer goes back with its citations, without the field that the API does not take', () => {
  const [, answer] = pastTurns([question('Q'), lease.message]);
  const content = answer?.content as Anthropic.TextBlockParam[];
  expect(content).toHaveLength(texts(lease.message).length);
  expect(content.some(({ citations }) => citations?.length)).toBe(true);
  expect(JSON.stringify(content)).not.toContain('file_id');
});

test('blanks between two cited sentences stay, at the end of the first', () => {
  const [cited] = texts(lease.message);
  const content = [' ', 'One.', ' ', 'Two.', '\n\n', 'Three.'].map((text) => ({ ...cited, text }));
  const [, answer] = pastTurns([
    question('Q'),
    { role: 'assistant', content } as typeof lease.message,
  ]);
  const sent = answer?.content as Anthropic.TextBlockParam[];
  expect(sent.map(({ text }) => text)).toEqual(['One. ', 'Two.\n\n', 'Three.']);
});

test('citations of search results go back as they came', () => {
  const [, answer] = pastTurns([question('Q'), knowledgeBase.message]);
  expect(JSON.stringify(answer)).toContain('search_result_location');
});

test('of a web search only the text goes back', () => {
  const [, answer] = pastTurns([question('Q'), webSearchAnswer.message]);
  const content = answer?.content as Anthropic.TextBlockParam[];
  expect(content).toHaveLength(texts(webSearchAnswer.message).length);
  expect(JSON.stringify(content)).not.toContain('web_search_result_location');
});

test('a question that got no answer is left out', () => {
  const empty = { ...lease.message, content: [] };
  const turns = pastTurns([question('First'), empty, question('Second'), lease.message]);
  expect(turns.map(({ role }) => role)).toEqual(['user', 'assistant']);
  expect(turns[0]?.content).toEqual([{ type: 'text', text: 'Second' }]);
  expect(pastTurns([question('Only')])).toEqual([]);
});
