import { everyCut, randomCuts } from '@cited-stream/testing';
import { expect, test, vi } from 'vitest';
import { readEvents } from './read-events.ts';
import { StreamError } from './stream-error.ts';
import type { Input, StreamEvent } from './stream-event.ts';

const encoder = new TextEncoder();

/** Escapes, characters of two, three and four bytes, and every kind of line end. */
const SSE = [
  ': welcome\r\n\r\n',
  'event: message_start\ndata: {"type":"message_start","message":{"id":"msg_1","content":[]}}   \n\n',
  'event: ping\r\ndata: {"type": "ping"}\r\n\r\n',
  'event: content_block_delta\rdata: {"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"é 字 🌱"}     }\r\r',
  'event: message_stop\ndata: {"type":"message_stop"   }\n\n',
].join('');

const NDJSON = [
  '{"type":"message_start","message":{"id":"msg_1","content":[]}}\n',
  '{"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"é 字 🌱"}}\r\n',
  '\n{"type":"message_stop"}\n',
].join('');

function streamOfChunks(chunks: Iterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = chunks[Symbol.iterator]();
  return new ReadableStream({
    pull(controller) {
      const { done, value } = iterator.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

const bytesOf = (text: string) => streamOfChunks([encoder.encode(text)]);

async function eventsOf(input: Input): Promise<StreamEvent[]> {
  const events: StreamEvent[] = [];
  for await (const event of readEvents(input)) events.push(event);
  return events;
}

/** What could be read, and what reading threw in the end. */
async function readAll(input: Input): Promise<{ types: string[]; error: unknown }> {
  const types: string[] = [];
  try {
    for await (const event of readEvents(input)) types.push(event.type);
  } catch (error) {
    return { types, error };
  }
  return { types, error: undefined };
}

async function errorOf(input: Input): Promise<StreamError> {
  const { error } = await readAll(input);
  expect(error).toBeInstanceOf(StreamError);
  return error as StreamError;
}

test('every cut of server-sent bytes yields the same events', async () => {
  const whole = await eventsOf(bytesOf(SSE));
  expect(whole.map(({ type }) => type)).toEqual([
    'message_start',
    'ping',
    'content_block_delta',
    'message_stop',
  ]);
  expect(whole[2]).toMatchObject({ delta: { text: 'é 字 🌱' } });
  for (const chunks of everyCut(encoder.encode(SSE))) {
    expect(await eventsOf(streamOfChunks(chunks))).toEqual(whole);
  }
});

test('every cut of newline-delimited JSON yields the same events', async () => {
  const whole = await eventsOf(bytesOf(NDJSON));
  expect(whole.map(({ type }) => type)).toEqual([
    'message_start',
    'content_block_delta',
    'message_stop',
  ]);
  for (const chunks of everyCut(encoder.encode(NDJSON))) {
    expect(await eventsOf(streamOfChunks(chunks))).toEqual(whole);
  }
});

test('a byte-order mark before the first event is no part of it, however it is cut', async () => {
  for (const text of [SSE, NDJSON]) {
    const whole = await eventsOf(bytesOf(text));
    const marked = encoder.encode(`\uFEFF${text}`);
    for (const chunks of randomCuts(marked, { seed: 7, count: 50, pieces: 12 })) {
      expect(await eventsOf(streamOfChunks(chunks))).toEqual(whole);
    }
    expect(await eventsOf(streamOfChunks([marked.slice(0, 1), marked.slice(1)]))).toEqual(whole);
  }
});

test('a byte-order mark inside a text is part of it, however it is cut', async () => {
  const marked = 'data: {"type":"x","text":"a\uFEFFb\uFEFFé"}\n\n';
  for (const chunks of everyCut(encoder.encode(marked))) {
    expect(await eventsOf(streamOfChunks(chunks))).toEqual([
      { type: 'x', text: 'a\uFEFFb\uFEFFé' },
    ]);
  }
});

test('JSON lines are known by their first character, whatever the content type says', async () => {
  const response = new Response(NDJSON, { headers: { 'content-type': 'text/event-stream' } });
  expect(await eventsOf(response)).toHaveLength(3);
});

test('a last event without its closing line end counts if it is whole', async () => {
  expect(await eventsOf(bytesOf(SSE.trimEnd()))).toHaveLength(4);
  expect(await eventsOf(bytesOf(NDJSON.trimEnd()))).toHaveLength(3);
});

test('a last event that is cut off is dropped, and the rest stands', async () => {
  expect(await eventsOf(bytesOf(SSE.slice(0, SSE.lastIndexOf('_stop"'))))).toHaveLength(3);
  expect(await eventsOf(bytesOf(NDJSON.slice(0, -4)))).toHaveLength(2);
});

test('a gateway’s [DONE], comments, empty data and foreign events that are not JSON are passed over', async () => {
  const events = await eventsOf(
    bytesOf(
      'data: {"type":"ping"}\n\ndata:\n\n: keep-alive\n\nevent: heartbeat\ndata: ok\n\nevent: data\ndata: [DONE]\n\n',
    ),
  );
  expect(events).toEqual([{ type: 'ping' }]);
});

test('events of unknown types pass, and an event name stands in for a missing type', async () => {
  const events = await eventsOf(
    bytesOf('data: {"type":"future_event","x":1}\n\nevent: vertex_event\ndata: {"y":2}\n\n'),
  );
  expect(events).toEqual([
    { type: 'future_event', x: 1 },
    { type: 'vertex_event', y: 2 },
  ]);
});

test('malformed JSON is an error that names the event, after all that came before it', async () => {
  const { types, error } = await readAll(
    bytesOf('data: {"type":"ping"}\n\ndata: {"type":"content_bl\n\ndata: {"type":"ping"}\n\n'),
  );
  expect(types).toEqual(['ping']);
  expect(error).toMatchObject({
    kind: 'malformed',
    message: expect.stringContaining('Event 2 is not valid JSON: {"type":"content_bl'),
  });
});

test.each([
  ['data: 7\n\n', 'Event 1 is not an object'],
  ['data: []\n\n', 'Event 1 is not an object'],
  ['data: null\n\n', 'Event 1 is not an object'],
  ['data: {"type":"ping"}\n\ndata: {"no":"type"}\n\n', 'Event 2 has no type'],
  ['{"type":"ping"}\n{"type":7}\n', 'Event 2 has no type'],
  ['{"a":\n', 'Event 1 is not valid JSON'],
])('%j is malformed', async (text, message) => {
  expect(await errorOf(bytesOf(text))).toMatchObject({
    kind: 'malformed',
    message: expect.stringContaining(message),
  });
});

test('a quoted event is cut short in the message', async () => {
  const error = await errorOf(bytesOf(`data: {"${'x'.repeat(500)}\n\n`));
  expect(error.message.length).toBeLessThan(300);
});

test('a web page is not a stream, and the error quotes its start', async () => {
  const page = '<!doctype html>\n<title>Sign in</title>';
  const response = new Response(page, { headers: { 'content-type': 'text/html' } });
  expect(await errorOf(response)).toMatchObject({
    kind: 'not-a-stream',
    message: expect.stringMatching(/text\/html: <!doctype html>/),
  });
  expect(await errorOf(bytesOf('x'.repeat(1000)))).toMatchObject({ kind: 'not-a-stream' });
  expect(await errorOf(bytesOf('Not found'))).toMatchObject({ kind: 'not-a-stream' });
});

test('JSON that is no event is not a stream', async () => {
  for (const text of ['{"ok":true}', '{"type":7}\n', 'data: {"no":"type"}\n\n']) {
    expect(await errorOf(bytesOf(text))).toMatchObject({ kind: 'not-a-stream' });
  }
});

test('a finished message is not a stream, and the error says what to do', async () => {
  const error = await errorOf(bytesOf('{"type":"message","id":"msg_1","content":[]}\n'));
  expect(error).toMatchObject({
    kind: 'not-a-stream',
    message: expect.stringContaining('stream: true'),
  });
});

test('an empty body, no body and a stream without events are not streams', async () => {
  const inputs = [new Response(''), new Response(null), bytesOf(' \n'), bytesOf(': hello\n\n')];
  for (const input of inputs) expect(await errorOf(input)).toMatchObject({ kind: 'not-a-stream' });
  const unknown = new Response('retries: 3\n\n', {
    headers: { 'content-type': 'text/event-stream' },
  });
  expect(await errorOf(unknown)).toMatchObject({
    message: expect.stringContaining('single event'),
  });
});

test('what is no input at all, and chunks that are no bytes, are not streams', async () => {
  for (const input of [undefined, null, 7, {}, 'text']) {
    expect(await errorOf(input as Input)).toMatchObject({ kind: 'not-a-stream' });
  }
  const texts = new ReadableStream({
    start(controller) {
      controller.enqueue('data: {}');
    },
  });
  expect(await errorOf(texts as ReadableStream<Uint8Array>)).toMatchObject({
    message: expect.stringContaining('bytes'),
  });
});

test('a status that is no success is an error with the API’s own words', async () => {
  const body = JSON.stringify({
    type: 'error',
    error: { type: 'rate_limit_error', message: 'Number of requests has exceeded your limit' },
  });
  const response = new Response(body, { status: 429, headers: { 'retry-after': '17' } });
  expect(await errorOf(response)).toMatchObject({
    kind: 'http',
    status: 429,
    retryAfter: 17,
    type: 'rate_limit_error',
    message: expect.stringContaining('exceeded your limit'),
  });
});

test('an error event is an event: what to make of it is the reader’s to say', async () => {
  const events = await eventsOf(
    bytesOf(
      'event: error\ndata: {"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}\n\n',
    ),
  );
  expect(events).toEqual([
    { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } },
  ]);
});

test('events that are parsed already pass through', async () => {
  async function* parsed(): AsyncGenerator<StreamEvent> {
    yield { type: 'ping' };
    yield { type: 'message_stop' };
  }
  expect(await eventsOf(parsed())).toEqual([{ type: 'ping' }, { type: 'message_stop' }]);
});

test('an abort ends reading at once, gives its reason and cancels the body', async () => {
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode('data: {"type":"ping"}\n\n')),
    cancel() {
      isCancelled = true;
    },
  });
  const controller = new AbortController();
  const events = readEvents(body, { signal: controller.signal });
  expect((await events.next()).value).toEqual({ type: 'ping' });
  const next = events.next();
  controller.abort(new Error('enough'));
  await expect(next).rejects.toThrow('enough');
  expect(isCancelled).toBe(true);
});

test('an abort does not wait for an iterable that never answers, and tells its controller', async () => {
  const request = new AbortController();
  const silent = {
    controller: request,
    [Symbol.asyncIterator]: () => ({ next: () => new Promise<never>(() => {}) }),
  };
  const controller = new AbortController();
  const next = readEvents(silent, { signal: controller.signal }).next();
  controller.abort(new Error('enough'));
  await expect(next).rejects.toThrow('enough');
  expect(request.signal.aborted).toBe(true);
});

test('a signal that is aborted already reads nothing', async () => {
  const events = readEvents(bytesOf(SSE), { signal: AbortSignal.abort(new Error('before')) });
  await expect(events.next()).rejects.toThrow('before');
});

test('a reader that leaves early cancels the body', async () => {
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(encoder.encode('data: {"type":"ping"}\n\n')),
    cancel() {
      isCancelled = true;
    },
  });
  for await (const event of readEvents(body)) {
    expect(event.type).toBe('ping');
    break;
  }
  expect(isCancelled).toBe(true);
});

test('a source that fails while it is left does not fail its reader', async () => {
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(encoder.encode('data: {"type":"ping"}\n\n')),
    cancel: () => Promise.reject(new Error('too late')),
  });
  const iterable = {
    [Symbol.asyncIterator]: () => ({
      next: () => Promise.resolve({ done: false as const, value: { type: 'ping' as const } }),
      return: () => Promise.reject(new Error('too late')),
    }),
  };
  for (const input of [body, iterable]) {
    const events = readEvents(input);
    await events.next();
    expect(await events.return()).toEqual({ done: true, value: undefined });
  }
});

test('a slow reader holds the source back', async () => {
  let reads = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        reads += 1;
        controller.enqueue(encoder.encode('data: {"type":"ping"}\n\n'));
      },
    },
    { highWaterMark: 0 },
  );
  const events = readEvents(body);
  for (let event = 0; event < 3; event += 1) await events.next();
  expect(reads).toBe(3);
  await events.return();
});

test('an iterable that gives something other than events ends in an error that says so', async () => {
  for (const value of [null, undefined, 7, 'text', [], {}, { type: 7 }]) {
    async function* values(): AsyncGenerator<StreamEvent> {
      yield { type: 'ping' };
      yield value as unknown as StreamEvent;
    }
    const { types, error } = await readAll(values());
    expect(types).toEqual(['ping']);
    expect(error).toMatchObject({ kind: 'malformed', message: expect.stringMatching(/^Event 2 /) });
  }
  const circular: Record<string, unknown> = {};
  circular.self = circular;
  async function* circle(): AsyncGenerator<StreamEvent> {
    yield circular as unknown as StreamEvent;
  }
  expect(await errorOf(circle())).toMatchObject({ kind: 'not-a-stream' });
});

test('an error that an iterable keeps for its `done()` is not lost', async () => {
  const stream = {
    async *[Symbol.asyncIterator](): AsyncGenerator<StreamEvent> {
      yield { type: 'ping' };
    },
    done: () => Promise.reject(new Error('overloaded after all')),
  };
  const { types, error } = await readAll(stream);
  expect(types).toEqual(['ping']);
  expect(error).toMatchObject({ message: 'overloaded after all' });
});

test('a body that was read to its end is free again, and a signal is left without listeners', async () => {
  const body = bytesOf(SSE);
  const controller = new AbortController();
  const added = vi.spyOn(controller.signal, 'addEventListener');
  const removed = vi.spyOn(controller.signal, 'removeEventListener');
  async function* parsed(): AsyncGenerator<StreamEvent> {
    yield { type: 'ping' };
  }
  for (const input of [body, parsed()]) {
    for await (const event of readEvents(input, { signal: controller.signal })) {
      expect(event.type).toBeTypeOf('string');
    }
  }
  await new Promise((resolve) => setImmediate(resolve));
  expect(body.locked).toBe(false);
  expect(removed.mock.calls.length).toBe(added.mock.calls.length);
});
