import { EventEmitter } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Anthropic from '@anthropic-ai/sdk';
import { eventsOf, streamOf } from '@cited-stream/testing';
import { demonstrations } from '@cited-stream/testing/demonstrations';
import { expect, onTestFinished, test } from 'vitest';
import { readEvents } from '../events/read-events.ts';
import type { StreamEvent } from '../events/stream-event.ts';
import { createCitedStream } from '../answer/create-cited-stream.ts';
import { pipeEventStream, toEventStream } from './index.ts';

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
    { kind: 'content' },
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
  expect(isReturned).toBe(true);
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
