import type { StreamEvent } from '@cited-stream/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventsOf } from './events-of.ts';
import { exampleMessage } from './example-message.ts';
import { streamOf } from './stream-of.ts';
import { toSse } from './to-sse.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function collect(stream: AsyncIterable<StreamEvent>): Promise<StreamEvent[]> {
  const events: StreamEvent[] = [];
  for await (const event of stream) events.push(event);
  return events;
}

test('without a pace everything comes at once, and again in every iteration', async () => {
  const stream = streamOf(exampleMessage, { order: 'interleaved', seed: 3 });
  const events = eventsOf(exampleMessage, { order: 'interleaved', seed: 3 });
  expect(await collect(stream)).toEqual(events);
  expect(await collect(stream)).toEqual(events);
  expect(vi.getTimerCount()).toBe(0);
});

test('a response carries the same events as server-sent events', async () => {
  const response = streamOf(exampleMessage).toResponse();
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(toSse(eventsOf(exampleMessage)));
});

test('at pace 1 the first event takes several hundred milliseconds and deltas 30 to 60 a second', async () => {
  const stream = streamOf(exampleMessage, { pace: 1 });
  const times: number[] = [];
  const read = (async () => {
    for await (const event of stream) {
      if (event.type === 'message_start' || event.type === 'content_block_delta')
        times.push(Date.now());
    }
  })();
  const begin = Date.now();
  await vi.runAllTimersAsync();
  await read;
  expect((times[0] ?? 0) - begin).toBeGreaterThanOrEqual(500);
  const steps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  const deltaSteps = steps.filter((step) => step < 500);
  expect(Math.min(...deltaSteps)).toBeGreaterThanOrEqual(16);
  expect(Math.max(...deltaSteps)).toBeLessThanOrEqual(34);
});

test('a doubled pace doubles the time', async () => {
  const duration = async (pace: number) => {
    const begin = Date.now();
    const read = collect(streamOf(exampleMessage, { pace }));
    await vi.runAllTimersAsync();
    await read;
    return Date.now() - begin;
  };
  const once = await duration(1);
  expect(Math.abs((await duration(2)) / once - 2)).toBeLessThan(0.05);
});

test('an abort ends the pause with the reason of the signal and leaves no timer', async () => {
  const controller = new AbortController();
  const iterator = streamOf(exampleMessage, { pace: 1, signal: controller.signal })[
    Symbol.asyncIterator
  ]();
  const next = iterator.next();
  const failure = expect(next).rejects.toThrow('enough');
  controller.abort(new Error('enough'));
  await failure;
  expect(vi.getTimerCount()).toBe(0);
  expect(await iterator.next()).toEqual({ done: true, value: undefined });
});

test('a signal that is aborted already yields nothing', async () => {
  const stream = streamOf(exampleMessage, { signal: AbortSignal.abort(new Error('too late')) });
  await expect(collect(stream)).rejects.toThrow('too late');
});

test('an iteration that returns does not wait for its pause', async () => {
  const iterator = streamOf(exampleMessage, { pace: 1 })[Symbol.asyncIterator]();
  const next = iterator.next();
  await iterator.return?.();
  expect(await next).toEqual({ done: true, value: undefined });
  expect(vi.getTimerCount()).toBe(0);
});

test('a response whose body is cancelled leaves no timer', async () => {
  const reader = streamOf(exampleMessage, { pace: 1 }).toResponse().body?.getReader();
  const read = reader?.read();
  await vi.advanceTimersByTimeAsync(1);
  expect(vi.getTimerCount()).toBe(1);
  await reader?.cancel();
  expect(await read).toEqual({ done: true, value: undefined });
  expect(vi.getTimerCount()).toBe(0);
});
