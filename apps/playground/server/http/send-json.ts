import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { ErrorBody } from '../../shared/protocol.ts';
import { RequestError } from './request-error.ts';

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: OutgoingHttpHeaders = {},
): void {
  const json = Buffer.from(JSON.stringify(body));
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': json.length,
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(json);
}

/** Answers with the API's error shape. What was not foreseen goes to the terminal, not to the browser. */
export function sendError(response: ServerResponse, error: unknown): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  // What is left of a refused body is not read, so the connection cannot be used again.
  const headers = { connection: 'close' };
  if (error instanceof RequestError) {
    sendJson(response, error.status, errorBody(error.type, error.message), headers);
    return;
  }
  console.error(error);
  sendJson(response, 500, errorBody('api_error', 'The playground’s server failed.'), headers);
}

export function errorBody(type: string, message: string): ErrorBody {
  return { type: 'error', error: { type, message } };
}
