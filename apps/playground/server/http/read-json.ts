import type { IncomingMessage } from 'node:http';
import { invalidRequest, RequestError } from './request-error.ts';

/**
 * The JSON body of a request.
 *
 * @param limit in bytes
 * @throws RequestError when the body is longer, is not JSON, or does not call itself JSON
 */
export async function readJson(request: IncomingMessage, limit: number): Promise<unknown> {
  // A page of another site can send text without asking first, but not JSON.
  const [mediaType] = (request.headers['content-type'] ?? '').split(';');
  if (mediaType?.trim().toLowerCase() !== 'application/json') {
    throw new RequestError(415, 'invalid_request_error', 'The body must be application/json.');
  }
  const body = await readBody(request, limit);
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    throw invalidRequest('The body is not valid JSON.');
  }
}

async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const tooLarge = new RequestError(
    413,
    'request_too_large',
    `The body is longer than ${limit} bytes.`,
  );
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
