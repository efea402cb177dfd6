import type { IncomingMessage, ServerResponse } from 'node:http';
import type Anthropic from '@anthropic-ai/sdk';
import type { StreamEvent } from '@cited-stream/core';
import { pipeEventStream } from '@cited-stream/core/server';
import { readJson } from './http/read-json.ts';
import { RequestError } from './http/request-error.ts';
import { readAsk } from './read-ask.ts';
import { ENDING_HEADER } from './replay/endings.ts';
import { requestFor } from './request-for.ts';
import { sendUpstreamError } from './send-upstream-error.ts';

/** In bytes; a long conversation with all its citations stays far below. */
const BODY_LIMIT = 1024 * 1024;

export interface AskOptions {
  /** The API where there is a key, else its replay. */
  client: Anthropic;
  /** For conversations that fail on purpose. */
  replay: Anthropic;
  model: string;
}

/** Answers a question with the API's stream. */
export async function ask(
  request: IncomingMessage,
  response: ServerResponse,
  { client, replay, model }: AskOptions,
): Promise<void> {
  const asked = readAsk(await readJson(request, BODY_LIMIT));
  const { ending, demonstration } = asked.conversation;
  const params = await requestFor(asked, model);
  // The reader may leave before there is anything to pipe.
  const left = new AbortController();
  response.once('close', () => left.abort());
  const api = ending ? replay : client;
  const headers = ending ? { [ENDING_HEADER]: ending } : {};
  let stream: AsyncIterable<StreamEvent>;
  try {
    const sent = api.messages.create(params, { headers, signal: left.signal });
    const opened = await sent.withResponse();
    checkIsStream(opened.response);
    stream = opened.data;
  } catch (thrown) {
    left.abort();
    if (thrown instanceof RequestError) throw thrown;
    if (!response.destroyed) sendUpstreamError(response, thrown);
    return;
  }
  await pipeEventStream(stream, response, { sources: demonstration.sources });
}

/** The SDK reads a page of a proxy as a stream of nothing; the reader can be told more than that. */
function checkIsStream({ headers }: Response): void {
  const type = headers.get('content-type') ?? 'nothing named';
  if (type.startsWith('text/event-stream')) return;
  throw new RequestError(502, 'api_error', `Instead of a stream, the API sent ${type}.`);
}
