import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readRecordings } from './recordings.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recordings-'));
  const files = {
    'b.sse': 'event: ping',
    'b.request.json': '{"model":"m"}',
    'a.message.json': '{"id":"msg_1"}',
    'c.ndjson': '{"type":"ping"}',
    'd.converse.ndjson': '{}',
    'e.partial.message.json': '{}',
    'f.documents.json': '[]',
    'INDEX.md': '# Index',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

test('streams and messages are read by name, other files are left out', () => {
  expect(readRecordings(folder)).toEqual([
    { name: 'a', format: 'message', bytes: new TextEncoder().encode('{"id":"msg_1"}') },
    {
      name: 'b',
      format: 'sse',
      bytes: new TextEncoder().encode('event: ping'),
      request: { model: 'm' },
    },
    { name: 'c', format: 'ndjson', bytes: new TextEncoder().encode('{"type":"ping"}') },
  ]);
});

test('without an argument the environment names the folder', () => {
  vi.stubEnv('RECORDINGS_DIR', folder);
  expect(readRecordings().map(({ name }) => name)).toEqual(['a', 'b', 'c']);
});

test('a folder that is not there gives no recordings', () => {
  expect(readRecordings(join(folder, 'nowhere'))).toEqual([]);
});
