import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { streamOf } from '@cited-stream/testing';
import { demonstrations } from '@cited-stream/testing/demonstrations';
import express from 'express';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { answerFrom } from '../answer/answer-from.ts';
import type { Stored } from '../answer/answer.ts';
import { createCitedStream } from '../answer/create-cited-stream.ts';
import { pipeEventStream, toEventStream } from './index.ts';

const { message, sources } = demonstrations[0]!;
const expected = answerFrom(message, { sources }).annotations;

async function expectWholeAnswer(input: () => Promise<Response>) {
  const answer = await createCitedStream().start(input);
  expect(answer.status).toBe('complete');
  expect(answer.annotations.text).toBe(expected.text);
  expect(answer.annotations.sources.map(({ source }) => source.title)).toEqual(
    expected.sources.map(({ source }) => source.title),
  );
}

test('an Express handler pipes the answer and stores its row', async () => {
  let row: Stored | undefined;
  const app = express();
  app.post('/api/ask', async (_request, response) => {
    await pipeEventStream(streamOf(message), response, {
      sources,
      onFinish: (stored) => void (row = stored),
    });
  });
  const server = app.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await expectWholeAnswer(() => fetch(`http://127.0.0.1:${port}/api/ask`, { method: 'POST' }));
  await expect.poll(() => row?.status).toBe('complete');
});

test('a Hono handler returns the answer as its response', async () => {
  const app = new Hono();
  app.post('/api/ask', () => toEventStream(streamOf(message), { sources }));
  await expectWholeAnswer(async () => app.request('/api/ask', { method: 'POST' }));
  const address = await new Promise<AddressInfo>((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, resolve);
    onTestFinished(() => void server.close());
  });
  const url = `http://127.0.0.1:${address.port}/api/ask`;
  await expectWholeAnswer(() => fetch(url, { method: 'POST' }));
});

test('a route handler of the kind Next has is a function from request to response', async () => {
  function POST(request: Request): Response {
    return toEventStream(streamOf(message, { signal: request.signal }), { sources });
  }
  await expectWholeAnswer(async () =>
    POST(new Request('http://localhost/api/ask', { method: 'POST' })),
  );
});
