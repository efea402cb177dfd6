import { demonstrations } from '@cited-stream/testing/demonstrations';
import type Anthropic from '@anthropic-ai/sdk';
import { expect, test } from 'vitest';
import { answerFrom } from './answer-from.ts';
import type { Stored } from './answer.ts';

test.each(demonstrations.map((each) => [each.id, each] as const))(
  '%s reloads from its stored form as it was',
  (_, { message, sources }) => {
    const answer = answerFrom(message, { sources });
    const stored: Stored = {
      v: 1,
      id: answer.id,
      status: answer.status,
      turns: answer.turns,
      sources: answer.sources,
    };
    const again = answerFrom(JSON.parse(JSON.stringify(stored)) as Stored);
    expect(again.annotations).toEqual(JSON.parse(JSON.stringify(answer.annotations)));
    expect(again.status).toBe(answer.status);
  },
);

test('a stored error is an error again', () => {
  const stored: Stored = {
    v: 1,
    id: 'a',
    status: 'error',
    error: { kind: 'api', message: 'Overloaded' },
    turns: [],
    sources: [],
  };
  expect(answerFrom(stored)).toMatchObject({
    status: 'error',
    error: { name: 'StreamError', kind: 'api', message: 'Overloaded' },
  });
});

test('a stored answer without its request keeps its markers, and its sources are unknown', () => {
  const { message } = demonstrations.find(({ id }) => id.includes('lease')) ?? demonstrations[0]!;
  const answer = answerFrom(message);
  expect(answer.annotations.markers.length).toBeGreaterThan(0);
  expect(answer.annotations.sources.every(({ source }) => !source.known)).toBe(true);
});

test('assistant turns that were kept as request parameters are read too', () => {
  const turns: Anthropic.MessageParam[] = [
    { role: 'assistant', content: 'Plain text' },
    { role: 'user', content: 'And?' },
    { role: 'assistant', content: [{ type: 'text', text: 'more' }] },
  ];
  const answer = answerFrom(turns);
  expect(answer).toMatchObject({ status: 'complete', annotations: { text: 'Plain text\n\nmore' } });
  expect(answer.turns[1]).toEqual(turns[1]);
});

test('a message without a stop reason is one that broke off', () => {
  const message = { id: 'msg_1', role: 'assistant', content: [{ type: 'text', text: 'So' }] };
  const broken = { ...message, stop_reason: null } as unknown as Anthropic.Message;
  expect(answerFrom(broken)).toMatchObject({ status: 'interrupted', annotations: { text: 'So' } });
});

test('no turns are an idle answer', () => {
  expect(answerFrom([])).toMatchObject({ id: '', status: 'idle', stopReason: null, turns: [] });
});

test('a message that is still coming rides its last marker, and does not look finished', () => {
  const cite = {
    type: 'char_location',
    cited_text: 'q',
    document_index: 0,
    document_title: null,
    start_char_index: 0,
    end_char_index: 1,
  };
  const soFar = (...texts: string[]) =>
    answerFrom(
      {
        id: 'm',
        role: 'assistant',
        stop_reason: 'end_turn',
        content: texts.map((text, at) => ({
          type: 'text',
          text,
          citations: at === 0 ? [cite] : null,
        })),
      } as unknown as Anthropic.Message,
      { streaming: true },
    );
  const offsets = [soFar('costs 3'), soFar('costs 3', '.'), soFar('costs 3', '.5')].map(
    ({ annotations }) => annotations.markers[0]?.offset,
  );
  expect(offsets).toEqual([7, 7, 7]);
  expect(soFar('costs 3')).toMatchObject({
    status: 'streaming',
    annotations: { markers: [{ settled: false }] },
  });
  expect(answerFrom([], { streaming: true }).status).toBe('waiting');
  const empty = {
    id: 'm',
    role: 'assistant',
    stop_reason: null,
    content: [],
  } as unknown as Anthropic.Message;
  expect(answerFrom(empty, { streaming: true }).status).toBe('waiting');
  const failed: Stored = {
    v: 1,
    id: 'a',
    status: 'error',
    error: { kind: 'api', message: 'x' },
    turns: [],
    sources: [],
  };
  expect(answerFrom(failed, { streaming: true }).status).toBe('error');
});
