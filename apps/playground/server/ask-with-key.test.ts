import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type Anthropic from '@anthropic-ai/sdk';
import { lease, webSearchAnswer } from '@cited-stream/testing/demonstrations';
import { afterEach, expect, test } from 'vitest';
import { close, listen } from './http/listen.ts';
import { startForTest } from './start-for-test.ts';

const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of opened.splice(0)) await end();
});

/** A stand-in for the real API, and a playground with a key that uses it. */
async function withApi(
  handle: (request: IncomingMessage, response: ServerResponse, body: string) => void,
) {
  const api: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => handle(request, response, Buffer.concat(chunks).toString()));
  });
  process.env['ANTHROPIC_BASE_URL'] = await listen(api, '127.0.0.1', 0);
  const keyed = await startForTest({ ANTHROPIC_API_KEY: 'sk-secret', ANTHROPIC_MODEL: 'claude-x' });
  delete process.env['ANTHROPIC_BASE_URL'];
  opened.push(
    () => keyed.close(),
    () => close(api),
  );
  return keyed;
}

test('with a key the SDK asks the API over HTTP, with documents, question and model', async () => {
  let seen: { key: unknown; body: Anthropic.MessageCreateParams } | undefined;
  const keyed = await withApi((request, response, body) => {
    seen = {
      key: request.headers.authorization,
      body: JSON.parse(body) as Anthropic.MessageCreateParams,
    };
    response.writeHead(404).end();
  });
  await keyed.ask({ conversation: lease.id, question: 'May we keep a horse?' });
  expect(seen?.key).toBe('Bearer sk-secret');
  expect(seen?.body.model).toBe('claude-x');
  expect(seen?.body.stream).toBe(true);
  const content = seen?.body.messages[0]?.content as Anthropic.ContentBlockParam[];
  expect(content.map(({ type }) => type)).toEqual(['document', 'text']);
  expect(content[0]).toMatchObject({ citations: { enabled: true } });
  expect(content[1]).toEqual({ type: 'text', text: 'May we keep a horse?' });
});

test('a conversation without documents may search the web', async () => {
  let tools: unknown;
  const keyed = await withApi((_request, response, body) => {
    ({ tools } = JSON.parse(body) as Anthropic.MessageCreateParams);
    response.writeHead(404).end();
  });
  await keyed.ask({ conversation: webSearchAnswer.id });
  expect(tools).toMatchObject([{ name: 'web_search' }]);
});

test('with a key, a conversation that fails on purpose still asks only the replay', async () => {
  let asked = 0;
  const keyed = await withApi((_request, response) => {
    asked += 1;
    response.writeHead(404).end();
  });
  const response = await keyed.ask({ conversation: 'what-if-overloaded' });
  expect(response.status).toBe(529);
  expect(asked).toBe(0);
});

test('the key stays on the server, whatever the API answers', async () => {
  const keyed = await withApi((request, response) => {
    response.writeHead(500, {
      'content-type': 'text/plain',
      'x-echo': request.headers.authorization,
    });
    response.end('no JSON at all');
  });
  const response = await keyed.ask({ conversation: lease.id });
  expect(response.status).toBe(500);
  expect(JSON.stringify([...response.headers]) + (await response.text())).not.toContain(
    'sk-secret',
  );
});

test('an API that cannot be reached is a bad gateway', async () => {
  const keyed = await withApi((request) => request.socket.destroy());
  const response = await keyed.ask({ conversation: lease.id });
  expect(response.status).toBe(502);
  expect(await response.json()).toMatchObject({ error: { type: 'api_error' } });
});

test.for(['before the answer begins', 'in mid-answer'] as const)(
  'a browser that leaves %s ends the request to the API',
  async (moment) => {
    let arrived = () => {};
    const asked = new Promise<void>((resolve) => (arrived = resolve));
    let ended: Promise<unknown> | undefined;
    const keyed = await withApi((_request, response) => {
      ended = once(response, 'close');
      if (moment === 'in mid-answer') {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write('event: ping\ndata: {"type": "ping"}\n\n');
      }
      arrived();
    });
    const browser = new AbortController();
    const answer = keyed.ask({ conversation: lease.id }, { signal: browser.signal });
    const left = answer.then((response) => response.text()).catch(() => 'left');
    await asked;
    if (moment === 'in mid-answer') await answer;
    browser.abort();
    expect(await left).toBe('left');
    await ended;
  },
);
