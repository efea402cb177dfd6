import { EventEmitter } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Anthropic from '@anthropic-ai/sdk';
import { eventsOf, streamOf } from '@cited-stream/testing';
import { demonstrations } from '@cited-stream/testing/demonstrations';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readEvents } from '../events/read-events.ts';
import type { StreamEvent } from '../events/stream-event.ts';
import { answerFrom } from '../answer/answer-from.ts';
import type { Stored } from '../answer/answer.ts';
import { createCitedStream } from '../answer/create-cited-stream.ts';
import { pipeEventStream, toEventStream, type EventStreamOptions } from './index.ts';

const { message, sources } = demonstrations[0]!;
const events = eventsOf(message);

async function all(response: Response): Promise<StreamEvent[]> {
  const seen: StreamEvent[] = [];
  for await (const event of readEvents(response)) seen.push(event);
  return seen;
}

/** Serves on the loopback until the test ends. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a response streams the sources first, then the events, past proxies that buffer', async () => {
  const response = toEventStream(streamOf(message), { sources });
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
  expect(response.headers.get('x-accel-buffering')).toBe('no');
  const [first, ...rest] = await all(response);
  expect(first).toMatchObject({
    type: 'cited_sources',
    sources: sources.map(({ title }) => ({ title })),
  });
  expect(rest).toEqual(events);
});

test('sources go without their content, but say of what kind it is; with it where asked for', async () => {
  const list = [
    { id: 'A', content: 'text' },
    { content: { pdf: 'https://e.org/a.pdf' } },
    { content: { pdf: new Uint8Array([37, 80]) } },
    { content: [{ id: 'c', text: 'x' }] },
  ];
  const told = async (content: boolean) => {
    const [first] = await all(toEventStream(streamOf(message), { sources: list, content }));
    return first?.type === 'cited_sources' ? first.sources : [];
  };
  expect(await told(false)).toEqual([
    { id: 'A', kind: 'text' },
    { kind: 'pdf', url: 'https://e.org/a.pdf' },
    { kind: 'pdf' },
    { kind: 'content', content: [{ id: 'c', text: '' }] },
  ]);
  expect(await told(true)).toEqual([list[0], list[1], { content: { pdf: 'JVA=' } }, list[3]]);
});

test('without sources there is no event of ours', async () => {
  expect(await all(toEventStream(streamOf(message)))).toEqual(events);
});

test('what breaks in mid-stream reaches the browser as an error event', async () => {
  async function* breaking() {
    yield events[0]!;
    throw new Anthropic.APIError(
      undefined,
      { error: { type: 'overloaded_error', message: 'Overloaded' } },
      undefined,
      undefined,
    );
  }
  const seen = await all(toEventStream(breaking()));
  expect(seen.at(-1)).toEqual({
    type: 'error',
    error: { type: 'overloaded_error', message: 'Overloaded' },
  });
  async function* reset(): AsyncGenerator<StreamEvent> {
    yield { type: 'ping' };
    throw new TypeError('terminated');
  }
  expect((await all(toEventStream(reset())))[1]).toMatchObject({ error: { type: 'network' } });
});

test('a browser that leaves ends the stream behind the response', async () => {
  const controller = new AbortController();
  let isReturned = false;
  const stream = {
    controller,
    async *[Symbol.asyncIterator](): AsyncGenerator<StreamEvent> {
      try {
        for (;;) yield { type: 'ping' };
      } finally {
        isReturned = true;
      }
    },
  };
  const reader = toEventStream(stream).body!.getReader();
  await reader.read();
  await reader.cancel();
  expect(controller.signal.aborted).toBe(true);
  await expect.poll(() => isReturned).toBe(true);
});

test('Node’s response carries the same, and the store reads it', async () => {
  const url = await serve(
    (_, response) => void pipeEventStream(streamOf(message), response, { sources }),
  );
  const answer = await createCitedStream().start(fetch(url));
  expect(answer.status).toBe('complete');
  expect(answer.annotations.sources.every(({ source }) => source.known)).toBe(true);
});

test('a browser that leaves Node’s response ends the stream, and the pipe resolves', async () => {
  const upstream = new AbortController();
  let piped: Promise<void> | undefined;
  const url = await serve((_, response) => {
    piped = pipeEventStream(
      {
        controller: upstream,
        async *[Symbol.asyncIterator](): AsyncGenerator<StreamEvent> {
          yield { type: 'ping' };
          await new Promise((resolve) => upstream.signal.addEventListener('abort', resolve));
        },
      } as AsyncIterable<StreamEvent>,
      response,
    );
  });
  const controller = new AbortController();
  const reader = (await fetch(url, { signal: controller.signal })).body!.getReader();
  await reader.read();
  controller.abort();
  await expect(reader.read()).rejects.toThrow();
  await expect.poll(() => upstream.signal.aborted).toBe(true);
  await piped;
});

test('a slow browser holds the stream back instead of filling the server', async () => {
  const response = Object.assign(new EventEmitter(), {
    closed: false,
    write: () => false,
    end: () => {},
    writeHead: () => {},
    flushHeaders: () => {},
  });
  let sent = 0;
  async function* endless(): AsyncGenerator<StreamEvent> {
    for (;;) {
      sent += 1;
      yield { type: 'ping' };
    }
  }
  const piped = pipeEventStream(endless(), response as unknown as ServerResponse);
  const everythingReady = () => new Promise((resolve) => setImmediate(resolve));
  await everythingReady();
  expect(sent).toBe(1);
  response.emit('drain');
  await everythingReady();
  expect(sent).toBe(2);
  response.closed = true;
  response.emit('close');
  await piped;
  expect(response.listenerCount('drain') + response.listenerCount('close')).toBe(0);
});

/** An upstream that gives some events and then waits until it is told to go on, or to stop. */
function upstream(first: readonly StreamEvent[], rest: readonly StreamEvent[]) {
  const controller = new AbortController();
  let goOn!: () => void;
  const gate = new Promise<void>((resolve, reject) => {
    goOn = resolve;
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason as Error));
  });
  gate.catch(() => undefined);
  async function* play(): AsyncGenerator<StreamEvent> {
    yield* first;
    await gate;
    yield* rest;
  }
  return { controller, goOn, [Symbol.asyncIterator]: play };
}

async function rowOf(
  stream: AsyncIterable<StreamEvent>,
  options: EventStreamOptions = {},
  use: (response: Response) => Promise<unknown> = (response) => response.text(),
): Promise<Stored> {
  return new Promise((resolve) => {
    void use(toEventStream(stream, { ...options, onFinish: resolve }));
  });
}

test('the row of a whole answer reads back as the answer', async () => {
  const row = await rowOf(streamOf(message), { sources });
  expect(row).toMatchObject({
    v: 1,
    id: message.id,
    status: 'complete',
    turns: [{ id: message.id }],
  });
  expect(row.sources.every((source) => !('content' in source))).toBe(true);
  const plain = JSON.parse(JSON.stringify(row)) as Stored;
  expect(plain).toEqual(row);
  const markers = answerFrom(plain).annotations.markers.map(({ number, offset }) => [
    number,
    offset,
  ]);
  const expected = answerFrom(message, { sources }).annotations.markers;
  expect(markers).toEqual(expected.map(({ number, offset }) => [number, offset]));
});

test('the row of a failed answer has what came, and the error', async () => {
  const broken = streamOf(message, { error: { type: 'overloaded_error', message: 'Overloaded' } });
  const row = await rowOf(broken);
  expect(row).toMatchObject({ status: 'error', error: { kind: 'api', message: 'Overloaded' } });
  async function* reset(): AsyncGenerator<StreamEvent> {
    yield* events.slice(0, 6);
    throw new TypeError('terminated');
  }
  expect(await rowOf(reset())).toMatchObject({ status: 'error', error: { kind: 'network' } });
});

test('when the browser leaves, abort stores what came and finish stores the whole', async () => {
  const leave = async (response: Response) => {
    const reader = response.body!.getReader();
    await reader.read();
    await reader.cancel();
  };
  const cut = upstream(events.slice(0, 8), events.slice(8));
  expect(await rowOf(cut, { onDisconnect: 'abort' }, leave)).toMatchObject({ status: 'stopped' });
  expect(cut.controller.signal.aborted).toBe(true);
  const whole = upstream(events.slice(0, 8), events.slice(8));
  const row = rowOf(whole, { onDisconnect: 'finish' }, (response) =>
    leave(response).then(whole.goOn),
  );
  expect(await row).toMatchObject({ status: 'complete', turns: [{ content: message.content }] });
});

test('Node’s response reads to the end too when the browser has left, and then is done', async () => {
  const whole = upstream(events.slice(0, 8), events.slice(8));
  let row: Stored | undefined;
  let piped: Promise<void> | undefined;
  const url = await serve((_, response) => {
    response.on('close', whole.goOn);
    piped = pipeEventStream(whole, response, {
      onDisconnect: 'finish',
      onFinish: (stored) => void (row = stored),
    });
  });
  const controller = new AbortController();
  const reader = (await fetch(url, { signal: controller.signal })).body!.getReader();
  await reader.read();
  controller.abort();
  await expect.poll(() => row?.status).toBe('complete');
  await piped;
});

test('an onFinish that fails rejects Node’s pipe, and is logged for a response, whose stream ends', async () => {
  const fail = () => Promise.reject(new Error('database is down'));
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  expect(await all(toEventStream(streamOf(message), { onFinish: fail }))).toEqual(events);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('onFinish failed'), expect.any(Error));
  const failed = new Promise((resolve) => {
    void serve((_, response) => {
      pipeEventStream(streamOf(message), response, { onFinish: fail }).catch(resolve);
    }).then((url) => fetch(url).then((response) => response.text()));
  });
  expect(await failed).toMatchObject({ message: 'database is down' });
});

test('silence is filled with comments, which readers pass over, and no timer stays behind', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const quiet = upstream(events.slice(0, 1), events.slice(1));
  const response = toEventStream(quiet, { keepAlive: 1000 });
  const [ours, theirs] = response.body!.tee();
  const text = new Response(ours).text();
  const read = all(new Response(theirs));
  await vi.advanceTimersByTimeAsync(2500);
  quiet.goOn();
  expect((await text).split(': keep-alive\n\n')).toHaveLength(3);
  expect(await read).toEqual(events);
  expect(vi.getTimerCount()).toBe(0);
});

test('no comments where none are asked for', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const quiet = upstream(events.slice(0, 1), events.slice(1));
  const text = toEventStream(quiet, { keepAlive: 0 }).text();
  await vi.advanceTimersByTimeAsync(60_000);
  quiet.goOn();
  expect(await text).not.toContain('keep-alive');
});

test('a browser that has left before the pipe begins ends the stream, and its row is stored', async () => {
  for (const onDisconnect of ['abort', 'finish'] as const) {
    const stream = upstream(events.slice(0, 8), events.slice(8));
    stream.goOn();
    const gone = Object.assign(new EventEmitter(), {
      destroyed: true,
      closed: true,
      write: () => false,
      end: () => {},
      writeHead: () => {},
      flushHeaders: () => {},
    });
    let row: Stored | undefined;
    await pipeEventStream(stream, gone as unknown as ServerResponse, {
      onDisconnect,
      onFinish: (stored) => void (row = stored),
    });
    expect(row?.status).toBe(onDisconnect === 'abort' ? 'stopped' : 'complete');
    expect(stream.controller.signal.aborted).toBe(onDisconnect === 'abort');
  }
});

test('the caller’s own ids of blocks reach the citation in the browser without the blocks’ words', async () => {
  const list = [{ id: 'KB-1', content: [{ id: 'KB-1#a', text: 'secret', data: 7 }] }];
  const block = {
    type: 'content_block_location',
    cited_text: 'secret',
    document_index: 0,
    document_title: null,
    start_block_index: 0,
    end_block_index: 1,
  };
  const answer = {
    ...message,
    content: [{ type: 'text', text: 'So', citations: [block] }],
  } as unknown as typeof message;
  const response = toEventStream(streamOf(answer), { sources: list });
  const text = await response.clone().text();
  expect(text.slice(0, text.indexOf('message_start'))).not.toContain('secret');
  const { annotations } = await createCitedStream().start(response);
  expect(annotations.markers[0]?.citations[0]?.chunks).toEqual([
    { id: 'KB-1#a', text: '', data: 7 },
  ]);
  expect(annotations.markers[0]?.citations[0]).not.toHaveProperty('conflict');
});

test('every event puts the next comment off', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let next!: () => void;
  async function* slow(): AsyncGenerator<StreamEvent> {
    for (const event of events.slice(0, 4)) {
      yield event;
      await new Promise<void>((resolve) => (next = resolve));
    }
  }
  const text = toEventStream(slow(), { keepAlive: 1000 }).text();
  for (let event = 0; event < 4; event += 1) {
    await vi.advanceTimersByTimeAsync(800);
    next();
  }
  expect(await text).not.toContain('keep-alive');
});
