import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readJson } from '../http/read-json.ts';
import { notFound, RequestError } from '../http/request-error.ts';
import { sendError, sendJson } from '../http/send-json.ts';
import { checkRequest } from './check-request.ts';
import { ENDING_HEADER, isEnding, type Ending } from './endings.ts';
import { preparedAnswer } from './prepared-answer.ts';
import { wireBytes } from './wire-bytes.ts';

/** The API's own limit, in bytes. */
const BODY_LIMIT = 32 * 1024 * 1024;
const RETRY_AFTER_SECONDS = 8;

export interface ReplayOptions {
  /** Factor on the times of the answers: 1 as fast as the API, 0 all at once. */
  pace: number;
}

/** A server that stands in for the Messages API, with the answers of the demonstrations. */
export function createReplayServer({ pace }: ReplayOptions): Server {
  return createServer((request, response) => {
    answer(request, response, pace).catch((error: unknown) => {
      // Whoever left in mid-answer is told nothing more.
      if (!response.destroyed) sendError(response, error);
    });
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  pace: number,
): Promise<void> {
  response.setHeader('request-id', 'req_replay');
  if (request.method !== 'POST' || request.url !== '/v1/messages') {
    throw notFound('The replay server knows only POST /v1/messages.');
  }
  const { 'x-api-key': key, authorization } = request.headers;
  if (!key && !authorization) throw unauthorized('x-api-key header is required');
  const params = checkRequest(await readJson(request, BODY_LIMIT));
  const asked = request.headers[ENDING_HEADER];
  const ending = isEnding(asked) ? asked : undefined;
  refuse(response, ending);
  if (ending === 'html-page') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end('<!doctype html><title>Sign in</title><p>Sign in to use this network.</p>');
    return;
  }
  const prepared = preparedAnswer(params);
  if (params.stream) {
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache',
    });
    response.flushHeaders();
    await pipeline(Readable.from(wireBytes(prepared, { pace, ending })), response);
  } else if (prepared.error) {
    throw new RequestError(529, prepared.error.type, prepared.error.message);
  } else {
    sendJson(response, 200, prepared.message);
  }
}

/** @throws RequestError for the endings that are refusals */
function refuse(response: ServerResponse, ending: Ending | undefined): void {
  switch (ending) {
    case 'refused-key':
      throw unauthorized('invalid x-api-key');
    case 'too-many-requests':
      response.setHeader('retry-after', RETRY_AFTER_SECONDS);
      throw new RequestError(
        429,
        'rate_limit_error',
        'Number of requests has exceeded your limit.',
      );
    case 'overloaded':
      throw new RequestError(529, 'overloaded_error', 'Overloaded');
    default:
      return;
  }
}

function unauthorized(message: string): RequestError {
  return new RequestError(401, 'authentication_error', message);
}
