import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { invalidRequest, notFound, RequestError } from './request-error.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  // The page needs nothing from anywhere else, and answers must not make it.
  'content-security-policy':
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; " +
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** Sends a file of the built client, or its page for every path that is not a file: the client knows its own paths. */
export async function sendStatic(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    throw new RequestError(405, 'invalid_request_error', 'Files can only be read.');
  }
  const path = pathOf(request);
  const file = await findFile(folder, path);
  if (!file) throw notFound(`There is no file ${path}.`);
  response.writeHead(200, {
    ...HEADERS,
    'content-type': TYPES[extname(file.path)] ?? 'application/octet-stream',
    'content-length': file.size,
    // The build names these after their content.
    'cache-control': path.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
  });
  if (request.method === 'HEAD') response.end();
  else await pipeline(createReadStream(file.path), response);
}

function pathOf(request: IncomingMessage): string {
  const [path = '/'] = (request.url ?? '/').split('?');
  try {
    return decodeURIComponent(path);
  } catch {
    throw invalidRequest('The address is not encoded as it should be.');
  }
}

async function findFile(folder: string, path: string) {
  const root = resolve(folder);
  const wanted = resolve(join(root, path));
  if (path.includes('\0') || (wanted !== root && !wanted.startsWith(root + sep))) return undefined;
  const isFileName = extname(path) !== '';
  return sizeOf(isFileName ? wanted : join(root, 'index.html'));
}

async function sizeOf(path: string) {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? { path, size: found.size } : undefined;
}
