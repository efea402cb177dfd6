import { StreamError } from '@cited-stream/core';
import { expect, test } from 'vitest';
import { canRetry } from './can-retry.ts';

const failed = (...args: ConstructorParameters<typeof StreamError>) =>
  canRetry({ status: 'error', error: new StreamError(...args) });

test('what broke off or was stopped can be asked again', () => {
  expect(canRetry({ status: 'interrupted' })).toBe(true);
  expect(canRetry({ status: 'stopped' })).toBe(true);
});

test('an end that would only come again cannot', () => {
  for (const status of ['complete', 'cut-off', 'refused', 'paused', 'tool-use'] as const) {
    expect(canRetry({ status })).toBe(false);
  }
});

test('errors that pass can be asked again, errors in the request cannot', () => {
  expect(failed('http', '', { status: 429 })).toBe(true);
  expect(failed('http', '', { status: 529 })).toBe(true);
  expect(failed('http', '', { status: 401 })).toBe(false);
  expect(failed('http', '', { status: 400 })).toBe(false);
  expect(failed('api', '', { type: 'overloaded_error' })).toBe(true);
  expect(failed('api', '', { type: 'invalid_request_error' })).toBe(false);
  expect(failed('network', '')).toBe(true);
  expect(failed('malformed', '')).toBe(true);
  expect(failed('not-a-stream', '')).toBe(true);
});
