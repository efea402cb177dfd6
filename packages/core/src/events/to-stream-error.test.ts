import Anthropic from '@anthropic-ai/sdk';
import { expect, test } from 'vitest';
import { errorIn, httpError, secondsIn } from './http-error.ts';
import { StreamError } from './stream-error.ts';
import { fromErrorEvent, toErrorEvent, toStreamError } from './to-stream-error.ts';

test('a StreamError stays itself', () => {
  const error = new StreamError('malformed', 'Event 3 …');
  expect(toStreamError(error)).toBe(error);
});

test('the SDK’s HTTP errors keep status, type, message and how long to wait', () => {
  const body = { type: 'error', error: { type: 'rate_limit_error', message: 'Slow down' } };
  const headers = new Headers({ 'retry-after': '5' });
  const error = toStreamError(Anthropic.APIError.generate(429, body, undefined, headers));
  expect(error).toMatchObject({
    kind: 'http',
    status: 429,
    type: 'rate_limit_error',
    retryAfter: 5,
  });
  expect(error.message).toBe('The API answered 429: Slow down');
});

test('the SDK’s error of a stream that the API broke off is the API’s', () => {
  const body = { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } };
  const error = toStreamError(new Anthropic.APIError(undefined, body, undefined, undefined));
  expect(error).toMatchObject({ kind: 'api', type: 'overloaded_error', message: 'Overloaded' });
});

test('a status counts wherever it comes from, without headers too', () => {
  expect(toStreamError({ status: 503, message: 'x' })).toMatchObject({ kind: 'http', status: 503 });
});

test('what fetch throws is the network’s, and what a parser throws is malformed', () => {
  expect(toStreamError(new TypeError('Failed to fetch'))).toMatchObject({
    kind: 'network',
    message: expect.stringContaining('Failed to fetch'),
  });
  expect(toStreamError(new SyntaxError('Unexpected end'))).toMatchObject({ kind: 'malformed' });
});

test.each([undefined, null, 'gone', 7, {}])(
  '%j thrown is still an error with a sentence',
  (thrown) => {
    const error = toStreamError(thrown);
    expect(error).toBeInstanceOf(StreamError);
    expect(error.message.length).toBeGreaterThan(10);
  },
);

test('an error event without the usual shape still says something', () => {
  expect(fromErrorEvent({ type: 'error', error: null } as never).message).toBe(
    'The API reported an error.',
  );
  expect(fromErrorEvent({ type: 'error', error: 'bad day' } as never).message).toBe('bad day');
  expect(
    fromErrorEvent({ type: 'error', error: { type: 'api_error', message: '' } }),
  ).toMatchObject({
    message: 'api_error',
    type: 'api_error',
  });
  expect(fromErrorEvent({ type: 'error', error: {} } as never).message.length).toBeGreaterThan(10);
});

test('errors are found in every shape that servers give them', () => {
  expect(errorIn('{"error":{"type":"a","message":"m"}}')).toEqual({ type: 'a', message: 'm' });
  expect(errorIn('{"message":"m"}')).toEqual({ message: 'm' });
  expect(errorIn('{"error":"m"}')).toEqual({ message: 'm' });
  expect(errorIn('Bad gateway\n')).toEqual({ message: 'Bad gateway' });
  expect(errorIn('<html>…')).toEqual({});
  expect(errorIn('')).toEqual({});
  expect(errorIn(undefined)).toEqual({});
});

test('retry-after is read as seconds or as a date, and nonsense is nothing', () => {
  expect(secondsIn('12')).toBe(12);
  expect(secondsIn('-3')).toBe(0);
  expect(secondsIn('Thu, 01 Jan 1970 00:00:00 GMT')).toBe(0);
  expect(secondsIn('soon')).toBeUndefined();
  expect(secondsIn(null)).toBeUndefined();
});

test('a response whose body cannot be read still gives its status', async () => {
  const body = new ReadableStream({
    pull() {
      throw new Error('reset');
    },
  });
  const error = await httpError(new Response(body, { status: 502, statusText: 'Bad Gateway' }));
  expect(error).toMatchObject({ status: 502, message: 'The server answered 502 (Bad Gateway).' });
});

test.each([
  new StreamError('api', 'Overloaded', { type: 'overloaded_error' }),
  new StreamError('http', 'The API answered 429: Slow down', {
    status: 429,
    retryAfter: 5,
    type: 'rate_limit_error',
  }),
  new StreamError('malformed', 'Event 3 is not valid JSON'),
  new StreamError('network', 'The connection failed: reset'),
  new StreamError('not-a-stream', 'The response ended without a single event.'),
])('%s is the same error at the other end of a connection', (error) => {
  const event = JSON.parse(JSON.stringify(toErrorEvent(error))) as ReturnType<typeof toErrorEvent>;
  expect({ ...fromErrorEvent(event) }).toEqual({ ...error });
  expect(fromErrorEvent(event).message).toBe(error.message);
});

test('what a parser threw is malformed too where another error wraps it', () => {
  const wrapped = new Error('stream failed', { cause: new SyntaxError('Unexpected end') });
  expect(toStreamError(wrapped)).toMatchObject({ kind: 'malformed' });
});

test('a kind, status or wait that is none is not believed', () => {
  const event = {
    type: 'error',
    error: { type: 'x', message: 'm', kind: 'fatal', status: '9', retry_after: null },
  };
  expect({ ...fromErrorEvent(event as never) }).toEqual({
    name: 'StreamError',
    kind: 'api',
    type: 'x',
  });
});
