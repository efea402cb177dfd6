import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AnthropicAws } from '@anthropic-ai/aws-sdk';
import { AnthropicBedrock } from '@anthropic-ai/bedrock-sdk';
import { AnthropicFoundry } from '@anthropic-ai/foundry-sdk';
import Anthropic from '@anthropic-ai/sdk';
import { AnthropicVertex } from '@anthropic-ai/vertex-sdk';
import { eventsOf, toSse } from '@cited-stream/testing';
import { demonstrations } from '@cited-stream/testing/demonstrations';
import { EventStreamCodec } from '@smithy/eventstream-codec';
import { expect, onTestFinished, test } from 'vitest';
import { answerFrom } from './answer/answer-from.ts';
import type { Answer } from './answer/answer.ts';
import { createCitedStream } from './answer/create-cited-stream.ts';
import type { Input, StreamEvent } from './events/stream-event.ts';

const { message, sources } = demonstrations.find(({ id }) => id.includes('lease'))!;
const events = eventsOf(message);
const request = {
  model: 'claude-sonnet-5',
  max_tokens: 1024,
  messages: [{ role: 'user' as const, content: 'What does the lease say?' }],
};

type Wire = 'sse' | 'aws';

const decoder = new TextDecoder();
const encoder = new TextEncoder();
const codec = new EventStreamCodec(
  (bytes) => decoder.decode(bytes as Uint8Array),
  (text) => encoder.encode(text),
);

/** An event in the binary frames of the AWS event stream, as Bedrock sends it. */
function awsFrame(event: StreamEvent): Uint8Array {
  const bytes = Buffer.from(JSON.stringify(event)).toString('base64');
  return codec.encode({
    headers: {
      ':event-type': { type: 'string', value: 'chunk' },
      ':content-type': { type: 'string', value: 'application/json' },
      ':message-type': { type: 'string', value: 'event' },
    },
    body: encoder.encode(JSON.stringify({ bytes })),
  });
}

function bodyOf(wire: Wire, sent: readonly StreamEvent[]): Uint8Array {
  if (wire === 'sse') return toSse(sent);
  return Buffer.concat(sent.filter(({ type }) => type !== 'ping').map(awsFrame));
}

const TYPE: Record<Wire, string> = {
  sse: 'text/event-stream',
  aws: 'application/vnd.amazon.eventstream',
};

/** A server on the loopback that answers each request so, in pieces that cut events apart. */
async function serve(
  answer: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
): Promise<string> {
  const server = createServer((incoming, response) => {
    incoming.resume().on('end', () => void answer(incoming, response));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function send(response: ServerResponse, body: Uint8Array, type: string): Promise<void> {
  response.writeHead(200, { 'content-type': type });
  for (let at = 0; at < body.length; at += 1013) {
    response.write(body.subarray(at, at + 1013));
    await new Promise((resolve) => setImmediate(resolve));
  }
  response.end();
}

interface Client {
  messages: {
    create(params: typeof request & { stream: true }): PromiseLike<AsyncIterable<unknown>>;
    stream(params: typeof request): AsyncIterable<unknown>;
  };
}

const none = { maxRetries: 0, timeout: 20_000 };
const clients: [string, Wire, (baseURL: string) => Client][] = [
  ['@anthropic-ai/sdk', 'sse', (baseURL) => new Anthropic({ ...none, baseURL, apiKey: 'k' })],
  [
    '@anthropic-ai/bedrock-sdk',
    'aws',
    (baseURL) =>
      new AnthropicBedrock({
        ...none,
        baseURL,
        awsRegion: 'us-east-1',
        awsAccessKey: 'a',
        awsSecretKey: 's',
      }),
  ],
  [
    '@anthropic-ai/vertex-sdk',
    'sse',
    (baseURL) =>
      new AnthropicVertex({
        ...none,
        baseURL,
        region: 'us-east5',
        projectId: 'p',
        authClient: {
          getRequestHeaders: () => Promise.resolve(new Headers({ authorization: 'Bearer t' })),
        } as never,
      }),
  ],
  [
    '@anthropic-ai/foundry-sdk',
    'sse',
    (baseURL) => new AnthropicFoundry({ ...none, baseURL, apiKey: 'k' }),
  ],
  [
    '@anthropic-ai/aws-sdk',
    'sse',
    (baseURL) =>
      new AnthropicAws({ ...none, baseURL, apiKey: 'k', workspaceId: 'w', awsRegion: 'us-east-1' }),
  ],
];

const start = (input: PromiseLike<AsyncIterable<unknown>> | AsyncIterable<unknown>) =>
  createCitedStream({ sources }).start(input as Input);
const comparable = ({ turns, ...answer }: Answer) => ({ ...answer, turns: [...turns] });

test.each(clients)(
  '%s: both of its streams are read to the whole answer',
  async (_, wire, make) => {
    const baseURL = await serve((_incoming, response) =>
      send(response, bodyOf(wire, events), TYPE[wire]),
    );
    const client = make(baseURL);
    const expected = comparable(answerFrom(message, { sources }));
    expect(comparable(await start(client.messages.create({ ...request, stream: true })))).toEqual(
      expected,
    );
    expect(comparable(await start(client.messages.stream(request)))).toEqual(expected);
  },
);

test.each(clients)(
  '%s: an error in mid-stream is the API’s, and the text stays',
  async (_, wire, make) => {
    const cut = events.slice(0, Math.floor(events.length / 2));
    const error: StreamEvent = {
      type: 'error',
      error: { type: 'overloaded_error', message: 'Overloaded' },
    };
    const baseURL = await serve((_incoming, response) =>
      send(response, bodyOf(wire, [...cut, error]), TYPE[wire]),
    );
    const answer = await start(make(baseURL).messages.create({ ...request, stream: true }));
    expect(answer).toMatchObject({
      status: 'error',
      error: { kind: 'api', type: 'overloaded_error', message: 'Overloaded' },
    });
    expect(answer.annotations.text.length).toBeGreaterThan(20);
  },
);

test.each(clients)(
  '%s: a status that is no success keeps its number and its words',
  async (_, _wire, make) => {
    const body = JSON.stringify({
      type: 'error',
      error: { type: 'rate_limit_error', message: 'Slow down' },
    });
    const baseURL = await serve((_incoming, response) => {
      response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '7' }).end(body);
    });
    const answer = await start(make(baseURL).messages.create({ ...request, stream: true }));
    expect(answer).toMatchObject({
      status: 'error',
      error: {
        kind: 'http',
        status: 429,
        retryAfter: 7,
        message: expect.stringContaining('Slow down'),
      },
    });
  },
);

test.each(clients)('%s: a stop ends the request on the server', async (_, wire, make) => {
  let hasLeft!: () => void;
  const left = new Promise<void>((resolve) => (hasLeft = resolve));
  const baseURL = await serve((_incoming, response) => {
    response.on('close', hasLeft);
    response.writeHead(200, { 'content-type': TYPE[wire] });
    response.write(bodyOf(wire, events.slice(0, 8)));
  });
  const stream = createCitedStream({ sources, schedule: (flush) => flush() });
  const answer = stream.start(
    make(baseURL).messages.create({ ...request, stream: true }) as Promise<Input>,
  );
  await expect.poll(() => stream.getSnapshot().annotations.text).not.toBe('');
  stream.stop();
  expect(await answer).toMatchObject({ status: 'stopped' });
  await left;
});

test('the JSON lines of the SDK’s toReadableStream() are read to the whole answer', async () => {
  const baseURL = await serve((_incoming, response) =>
    send(response, bodyOf('sse', events), TYPE.sse),
  );
  const client = new Anthropic({ ...none, baseURL, apiKey: 'k' });
  const lines = client.messages.stream(request).toReadableStream();
  const answer = await createCitedStream({ sources }).start(new Response(lines));
  expect(comparable(answer)).toEqual(comparable(answerFrom(message, { sources })));
});
