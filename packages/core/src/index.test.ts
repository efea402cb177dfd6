import { expect, test, vi } from 'vitest';

vi.mock('react', () => {
  throw new Error('The core must not import React.');
});

test('the core exports these names and no other, and needs no React', async () => {
  const core = await import('./index.ts');
  expect(Object.keys(core).sort()).toEqual([
    'StreamError',
    'annotate',
    'answerFrom',
    'checkRequest',
    'citationLabel',
    'createCitedStream',
    'emptyMessage',
    'locateCitation',
    'messageFrom',
    'placeMarker',
    'placementAfter',
    'readEvents',
    'reduceMessage',
    'replay',
    'sourcesFromRequest',
    'toMessageParams',
    'toPlainText',
    'toRequestBlocks',
    'toStored',
  ]);
});

test('the server helpers are a subpath of their own', async () => {
  const server = await import('./server/index.ts');
  expect(Object.keys(server).sort()).toEqual(['pipeEventStream', 'toEventStream']);
});

test('the core runs without a window or a document', () => {
  expect(typeof window).toBe('undefined');
  expect(typeof document).toBe('undefined');
});
