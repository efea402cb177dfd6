import Anthropic, { APIError, BadRequestError } from '@anthropic-ai/sdk';
import { toSse } from '@cited-stream/testing';
import { lease, overloaded, requestOf } from '@cited-stream/testing/demonstrations';
import type { Demonstration } from '@cited-stream/testing/demonstrations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { close, listen } from '../http/listen.ts';
import { createReplayServer } from './replay-server.ts';

const server = createReplayServer({ pace: 0 });
let client: Anthropic;
let address: string;
beforeAll(async () => {
  address = await listen(server, '127.0.0.1', 0);
  client = new Anthropic({ baseURL: address, apiKey: 'any', maxRetries: 0, logLevel: 'off' });
});
afterAll(() => close(server));

// The SDK warns of models that are about to go, as the one of the demonstrations is.
const requestFor = async (demonstration: Demonstration) => ({
  ...(await requestOf(demonstration)),
  model: 'claude-x',
});

test('a request that does not stream is answered with the message', async () => {
  const { id: _, ...message } = await client.messages.create(await requestFor(lease));
  expect(lease.message).toMatchObject(message);
});

test('a streamed answer has the API’s byte shape', async () => {
  const response = await fetch(`${address}/v1/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': 'any' },
    body: JSON.stringify({ ...(await requestFor(lease)), stream: true }),
  });
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const body = await response.text();
  expect(body).toMatch(/^event: message_start\ndata: \{"type":"message_start",/);
  expect(body).toContain(new TextDecoder().decode(toSse([{ type: 'ping' }])));
  expect(body.endsWith('\n\n')).toBe(true);
  // The random padding before the last brace.
  expect(body).toMatch(/ {2,}\}\n\n/);
});

test('a demonstration that breaks off is an overload where nothing streams', async () => {
  const refused = client.messages.create(await requestFor(overloaded));
  await expect(refused).rejects.toMatchObject({ status: 529, error: { type: 'error' } });
});

const document = (enabled: boolean): Anthropic.DocumentBlockParam => ({
  type: 'document',
  source: { type: 'text', media_type: 'text/plain', data: 'Grass is green.' },
  citations: { enabled },
});

function asking(
  ...content: Anthropic.ContentBlockParam[]
): Anthropic.MessageCreateParamsNonStreaming {
  return { model: 'claude-x', max_tokens: 9, messages: [{ role: 'user', content }] };
}

test('citations must be on for all documents or for none', async () => {
  const mixed = client.messages.create(asking(document(true), document(false)));
  await expect(mixed).rejects.toBeInstanceOf(BadRequestError);
  await expect(mixed).rejects.toMatchObject({
    error: { type: 'error', error: { type: 'invalid_request_error' } },
  });
  await expect(
    client.messages.create(asking(document(true), document(true))),
  ).resolves.toBeDefined();
});

test('a document in a tool result counts among them', async () => {
  const result: Anthropic.ToolResultBlockParam = {
    type: 'tool_result',
    tool_use_id: 'toolu_1',
    content: [document(false)],
  };
  await expect(client.messages.create(asking(document(true), result))).rejects.toThrow('400');
});

test('citations and a structured output exclude each other', async () => {
  const format = { type: 'json_schema' as const, schema: {} };
  const both = { ...asking(document(true)), output_config: { format } };
  await expect(client.messages.create(both)).rejects.toThrow('400');
});

test.for([
  [{ max_tokens: 9, messages: [{ role: 'user', content: 'Hi' }] }, 'model'],
  [{ model: 'x', messages: [{ role: 'user', content: 'Hi' }] }, 'max_tokens'],
  [{ model: 'x', max_tokens: 9, messages: [] }, 'messages'],
  [{ model: 'x', max_tokens: 9, messages: [{ role: 'assistant', content: 'Hi' }] }, 'user'],
] as const)('what the API would refuse is refused (%#)', async ([body, word]) => {
  const refused = client.post('/v1/messages', { body });
  await expect(refused).rejects.toBeInstanceOf(BadRequestError);
  await expect(refused).rejects.toThrow(word);
});

test('a request without a key is not authorized', async () => {
  const response = await fetch(`${address}/v1/messages`, { method: 'POST', body: '{}' });
  expect(response.status).toBe(401);
});

test('other paths are not found', async () => {
  const refused = client.models.list();
  await expect(refused).rejects.toBeInstanceOf(APIError);
  await expect(refused).rejects.toMatchObject({ status: 404 });
});
