import type { IncomingMessage, ServerResponse } from 'node:http';
import Anthropic from '@anthropic-ai/sdk';
import { ask } from './ask.ts';
import { conversations } from './conversations.ts';
import { close, listen } from './http/listen.ts';
import { notFound, RequestError } from './http/request-error.ts';
import { sendError, sendJson } from './http/send-json.ts';
import { createReplayServer } from './replay/replay-server.ts';
import type { Settings } from './settings.ts';

export interface Api {
  /** Answers requests below `/api/`. Tells whether this was one. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  close(): Promise<void>;
}

/** The playground's API, with the replay server that stands behind it. */
export async function createApi({
  apiKey,
  model,
  pace,
}: Pick<Settings, 'apiKey' | 'model' | 'pace'>): Promise<Api> {
  const replayServer = createReplayServer({ pace });
  const replay = new Anthropic({
    baseURL: await listen(replayServer, '127.0.0.1', 0),
    apiKey: 'replay',
    maxRetries: 0,
    logLevel: 'off',
  });
  const client = apiKey ? new Anthropic({ apiKey, maxRetries: 0 }) : replay;

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path] = (request.url ?? '').split('?');
    if (path === '/api/conversations') {
      requireMethod(request, 'GET');
      sendJson(
        response,
        200,
        conversations.map(({ summary }) => summary),
      );
    } else if (path === '/api/ask') {
      requireMethod(request, 'POST');
      await ask(request, response, { client, replay, model });
    } else {
      throw notFound('The playground knows /api/conversations and /api/ask.');
    }
  }

  return {
    async handle(request, response) {
      if (!request.url?.startsWith('/api/')) return false;
      await route(request, response).catch((error: unknown) => sendError(response, error));
      return true;
    },
    close: () => close(replayServer),
  };
}

function requireMethod(request: IncomingMessage, method: string): void {
  if (request.method === method) return;
  throw new RequestError(405, 'invalid_request_error', `Only ${method} is answered here.`);
}
