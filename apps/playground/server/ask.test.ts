import type Anthropic from '@anthropic-ai/sdk';
import { createCitedStream, readEvents, type Answer, type StreamEvent } from '@cited-stream/core';
import { demonstrations, lease, overloaded } from '@cited-stream/testing/demonstrations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForTest, type TestPlayground } from './start-for-test.ts';

let playground: TestPlayground;
beforeAll(async () => {
  playground = await startForTest();
});
afterAll(() => playground.close());

async function answerTo(response: Response): Promise<Answer> {
  return createCitedStream({ schedule: (flush) => flush() }).start(response);
}

test.for(demonstrations)('the stream of "$id" ends in its message', async (demonstration) => {
  const answer = await answerTo(await playground.ask({ conversation: demonstration.id }));
  const { id: _, ...message } = answer.turns[0] as Anthropic.Message;
  const { id: __, ...expected } = demonstration.message;
  expect(message).toEqual(expected);
  expect(answer.error?.type).toBe(demonstration.error?.type);
});

test('the sources come first, with the ids of the list and without their content', async () => {
  const response = await playground.ask({ conversation: lease.id });
  const events: StreamEvent[] = [];
  for await (const event of readEvents(response)) events.push(event);
  const [first] = events;
  expect(first?.type).toBe('cited_sources');
  const sources = first?.type === 'cited_sources' ? first.sources : [];
  expect(sources.map(({ id }) => id)).toEqual(lease.sources.map(({ id }) => id));
  expect(sources.some((source) => 'content' in source)).toBe(false);
});

test('the message starts empty, however much of it has come by then', async () => {
  const events: StreamEvent[] = [];
  for await (const event of readEvents(await playground.ask({ conversation: lease.id }))) {
    events.push(event);
  }
  expect(events[1]).toMatchObject({
    type: 'message_start',
    message: { content: [], stop_reason: null },
  });
});

test('an error in mid-stream arrives in-band, after the text', async () => {
  const body = await (await playground.ask({ conversation: overloaded.id })).text();
  expect(body.trimEnd().split('\n').at(-1)).toContain('"overloaded_error"');
  expect(body).not.toContain('message_stop');
});

test('without a key, a free question gets text that cites nothing and says why', async () => {
  const body = { conversation: lease.id, question: 'May we keep a horse?' };
  const answer = await answerTo(await playground.ask(body));
  expect(answer.status).toBe('complete');
  expect(answer.annotations.text).toContain('without an API key');
  expect(answer.annotations.markers).toEqual([]);
  expect(answer.annotations.uncited).toHaveLength(lease.sources.length);
});

test('the prepared question is still known after other turns', async () => {
  const history = [
    { role: 'user', content: 'May we keep a horse?' },
    { role: 'assistant', content: [{ type: 'text', text: 'No.' }] },
  ];
  const answer = await answerTo(await playground.ask({ conversation: lease.id, history }));
  expect(answer.annotations.markers.length).toBeGreaterThan(0);
});

test('two answers to one question have ids of their own', async () => {
  const first = await answerTo(await playground.ask({ conversation: lease.id }));
  const second = await answerTo(await playground.ask({ conversation: lease.id }));
  expect(first.id).not.toBe(second.id);
});

test.for([
  ['refused-key', 401, 'authentication_error'],
  ['too-many-requests', 429, 'rate_limit_error'],
  ['overloaded', 529, 'overloaded_error'],
  ['html-page', 502, 'api_error'],
] as const)('"%s" reaches the browser as status %i', async ([ending, status, type]) => {
  const response = await playground.ask({ conversation: `what-if-${ending}` });
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(await response.json()).toMatchObject({ type: 'error', error: { type } });
});

test('how long to wait is passed on', async () => {
  const response = await playground.ask({ conversation: 'what-if-too-many-requests' });
  expect(response.headers.get('retry-after')).toBe('8');
});

test.for([
  ['empty-body', 'error', false],
  ['damaged-json', 'error', true],
  ['no-message-stop', 'interrupted', true],
] as const)('"%s" ends as %s', async ([ending, status, hasText]) => {
  const answer = await answerTo(await playground.ask({ conversation: `what-if-${ending}` }));
  expect(answer.status).toBe(status);
  expect(answer.annotations.text !== '').toBe(hasText);
});

test.for([
  ['{', 400, 'invalid_request_error'],
  ['null', 400, 'invalid_request_error'],
  [{ conversation: 'nobody' }, 404, 'not_found_error'],
  [{ conversation: lease.id, question: ' ' }, 400, 'invalid_request_error'],
  [{ conversation: lease.id, question: 7 }, 400, 'invalid_request_error'],
  [{ conversation: lease.id, history: 'none' }, 400, 'invalid_request_error'],
  [
    { conversation: lease.id, history: [{ role: 'system', content: '' }] },
    400,
    'invalid_request_error',
  ],
  [{ conversation: 'x'.repeat(1024 * 1024) }, 413, 'request_too_large'],
] as const)('a bad request is refused in the API’s shape (%#)', async ([body, status, type]) => {
  const response = await playground.ask(body);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ type: 'error', error: { type } });
});

test('a body that a foreign page could send unasked is refused', async () => {
  const body = JSON.stringify({ conversation: lease.id });
  const response = await playground.ask(body, { headers: { 'content-type': 'text/plain' } });
  expect(response.status).toBe(415);
});
