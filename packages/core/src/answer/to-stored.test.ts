import { streamOf } from '@cited-stream/testing';
import { demonstrations } from '@cited-stream/testing/demonstrations';
import { expect, test } from 'vitest';
import { StreamError } from '../events/stream-error.ts';
import { answerFrom } from './answer-from.ts';
import type { Answer, AnswerInput } from './answer.ts';
import { createCitedStream } from './create-cited-stream.ts';
import { toStored } from './to-stored.ts';

const overJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

test.each(demonstrations.map((each) => [each.id, each] as const))(
  '%s is the same answer after the database',
  async (_, { message, sources, error }) => {
    const answer = await createCitedStream({ sources }).start(
      streamOf(message, error ? { error } : {}),
    );
    const stored = toStored(answer, { content: true });
    expect(overJson(stored)).toEqual(stored);
    const again = answerFrom(overJson(stored));
    expect(again.annotations).toEqual(answer.annotations);
    expect(again.sources).toEqual(answer.sources);
    expect(again.status).toBe(answer.status);
    expect(again.error?.message).toBe(answer.error?.message);
  },
);

test('without content the sources keep what the content told of them', () => {
  const blocks = answerFrom([], {
    sources: [{ content: [{ text: 'x' }] }, { content: [{ text: 'x', data: 7 }, { text: 'y' }] }],
  });
  expect(toStored(blocks).sources.map(({ kind, content }) => ({ kind, content }))).toEqual([
    { kind: 'content', content: undefined },
    { kind: 'content', content: [{ text: '', data: 7 }, { text: '' }] },
  ]);
  const sources = [
    { id: 'A', content: 'text' },
    { content: { pdf: 'https://e.org/a.pdf' } },
    { content: { pdf: new Uint8Array([37, 80]) } },
  ];
  const answer = answerFrom([], { sources });
  expect(toStored(answer).sources).toMatchObject([
    { id: 'A', kind: 'text', title: 'Document 1' },
    { kind: 'pdf', title: 'a.pdf', url: 'https://e.org/a.pdf' },
    { kind: 'pdf' },
  ]);
  expect(toStored(answer).sources.every((source) => !('content' in source))).toBe(true);
  expect(toStored(answer, { content: true }).sources[2]?.content).toEqual({ pdf: 'JVA=' });
});

test('an answer that is running is stored as interrupted', () => {
  const running: Answer = { ...answerFrom([]), status: 'streaming' };
  expect(toStored(running).status).toBe('interrupted');
});

test('an error is the same after the database', () => {
  const more = { status: 429, retryAfter: 7, type: 'rate_limit_error' };
  const error = new StreamError('http', 'The server answered 429.', more);
  const stored = overJson(toStored({ ...answerFrom([]), status: 'error', error }));
  expect(stored.error).toEqual({ kind: 'http', message: 'The server answered 429.', ...more });
  expect({ ...answerFrom(stored).error }).toEqual({ ...error });
});

test.each([
  ['a newer version', { v: 2, turns: [] }, /version 2, and this release reads up to version 1/],
  ['no version that ever was', { v: 'x' }, /version x/],
  ['nothing', null, /nothing to show/],
  ['a number', 7, /nothing to show/],
  ['something else', { role: 'user', content: 'Hello' }, /nothing to show/],
])('%s is refused as a state, not by an exception', (_, input, message) => {
  const answer = answerFrom(input as unknown as AnswerInput);
  expect(answer).toMatchObject({
    status: 'error',
    error: { kind: 'malformed', message: expect.stringMatching(message) },
  });
  expect(answer.annotations.text).toBe('');
});

test('a row whose parts are missing is read as far as it goes', () => {
  expect(answerFrom({ v: 1, status: 'complete' } as unknown as AnswerInput)).toMatchObject({
    status: 'complete',
    turns: [],
  });
  expect(
    answerFrom([null, { role: 'assistant', content: null }] as unknown as AnswerInput),
  ).toMatchObject({ annotations: { text: '' } });
});
