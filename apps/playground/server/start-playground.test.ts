import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demonstrations } from '@cited-stream/testing/demonstrations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ConversationSummary } from '../shared/protocol.ts';
import { startForTest, type TestPlayground } from './start-for-test.ts';

let folder: string;
let playground: TestPlayground;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'playground-'));
  mkdirSync(join(folder, 'client/assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'client/index.html'), '<!doctype html><title>Page</title>');
  writeFileSync(join(folder, 'client/assets/app-1a2b.js'), 'export {};');
  writeFileSync(join(folder, 'client/icon.svg'), '<svg/>');
  playground = await startForTest({}, join(folder, 'client'));
});
afterAll(async () => {
  await playground.close();
  rmSync(folder, { recursive: true });
});

/** As it is: `fetch` tidies a path before it sends it. */
function getRaw(path: string): Promise<string> {
  const { hostname, port } = new URL(playground.address);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`),
    );
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('end', () => resolve(text)).on('error', reject);
  });
}

test('the picker gets every demonstration, and the endings to try', async () => {
  const response = await fetch(`${playground.address}/api/conversations`);
  const list = (await response.json()) as ConversationSummary[];
  const idsOf = (group: string) => list.filter((one) => one.group === group).map(({ id }) => id);
  expect(idsOf('answer').toSorted()).toEqual(demonstrations.map(({ id }) => id).toSorted());
  expect(idsOf('what-if')).toHaveLength(7);
  expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  expect(list.every(({ title, about, question }) => title && about && question)).toBe(true);
});

test.for([
  ['/', 'text/html; charset=utf-8', 'no-cache'],
  ['/lease', 'text/html; charset=utf-8', 'no-cache'],
  ['/icon.svg', 'image/svg+xml', 'no-cache'],
  ['/assets/app-1a2b.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
] as const)('%s is sent as %s', async ([path, type, caching]) => {
  const response = await fetch(playground.address + path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('cache-control')).toBe(caching);
});

test('a file that is asked for by HEAD has no body', async () => {
  const response = await fetch(`${playground.address}/icon.svg`, { method: 'HEAD' });
  expect(response.headers.get('content-length')).toBe('6');
  expect(await response.text()).toBe('');
});

test.for([
  '/missing.js',
  '/api/nothing',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
])('%s is not found', async (path) => {
  const answer = await getRaw(path);
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  expect(answer).toContain('"not_found_error"');
});

test('a path that is badly encoded is a bad request', async () => {
  expect(await getRaw('/%E0%A4%A')).toMatch(/^HTTP\/1\.1 400 /);
});

test.for([
  ['/api/conversations', 'POST'],
  ['/api/ask', 'GET'],
  ['/', 'POST'],
] as const)('%s does not answer %s', async ([path, method]) => {
  expect((await fetch(playground.address + path, { method })).status).toBe(405);
});

test('a port that is taken gives way to the next', async () => {
  const taken = new URL(playground.address).port;
  const second = await startForTest({ PORT: taken });
  expect(Number(new URL(second.address).port)).toBeGreaterThan(Number(taken));
  await second.close();
});

test('nothing listens any more after closing', async () => {
  const other = await startForTest();
  await other.close();
  await expect(fetch(other.address)).rejects.toThrow();
});
