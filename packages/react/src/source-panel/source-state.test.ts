import { expect, test } from 'vitest';
import type { Citation, Source } from '@cited-stream/core';
import { sourceState } from './source-state.ts';

const source: Source = {
  key: 'd0',
  kind: 'text',
  index: 0,
  title: 'Document 1',
  titleFrom: 'fallback',
  known: false,
};
const conflict = [{ conflict: 'no-source' }] as Citation[];

test('a source that the request listed is ready', () => {
  expect(sourceState({ ...source, known: true }, [], true)).toBe('ready');
});

test('while streaming, its title may still come; afterwards it is unavailable', () => {
  expect(sourceState(source, [], true)).toBe('loading');
  expect(sourceState({ ...source, titleFrom: 'answer' }, [], true)).toBe('ready');
  expect(sourceState(source, [], false)).toBe('unavailable');
  expect(sourceState({ ...source, titleFrom: 'answer' }, [], false)).toBe('unavailable');
  expect(sourceState(undefined, [], true)).toBe('loading');
});

test('a page on the web needs no request', () => {
  expect(sourceState({ ...source, kind: 'web' }, [], false)).toBe('ready');
});

test('one that the request does not hold is unknown', () => {
  expect(sourceState(source, conflict, true)).toBe('unknown');
  expect(sourceState(source, conflict, false)).toBe('unknown');
});
