import { eventsOf } from '@cited-stream/testing';
import { demonstrations } from '@cited-stream/testing/demonstrations';
import { expect, test, vi } from 'vitest';
import { readEvents } from '../events/read-events.ts';
import type { StreamEvent } from '../events/stream-event.ts';
import { replay } from './replay.ts';

const events = eventsOf(demonstrations[0]!.message);
const recording = { events: events.map((event, at) => [at * 20, event] as const) };

async function all(stream: AsyncIterable<StreamEvent>): Promise<StreamEvent[]> {
  const seen: StreamEvent[] = [];
  for await (const event of stream) seen.push(event);
  return seen;
}

test('all at once, as events and as a response', async () => {
  const played = replay(recording, { pace: 0 });
  expect(await all(played)).toEqual(events);
  expect(await all(played)).toEqual(events);
  expect(await all(readEvents(played.toResponse()))).toEqual(events);
});

test('at a pace each event comes at its time', async () => {
  vi.useFakeTimers();
  try {
    const seen: StreamEvent[] = [];
    const done = (async () => {
      for await (const event of replay(recording, { pace: 2 })) seen.push(event);
    })();
    await vi.advanceTimersByTimeAsync(0);
    expect(seen).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(39);
    expect(seen).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toHaveLength(2);
    await vi.runAllTimersAsync();
    await done;
    expect(seen).toEqual(events);
  } finally {
    vi.useRealTimers();
  }
});

test('an abort ends the wait and leaves no timer', async () => {
  vi.useFakeTimers();
  try {
    const controller = new AbortController();
    const played = replay(recording, { signal: controller.signal })[Symbol.asyncIterator]();
    await played.next();
    const next = played.next();
    controller.abort(new Error('enough'));
    await expect(next).rejects.toThrow('enough');
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test('a response that is not read to its end stops the replay', async () => {
  const reader = replay(recording, { pace: 0 }).toResponse().body!.getReader();
  await reader.read();
  await reader.cancel();
  expect(await reader.read()).toEqual({ done: true, value: undefined });
});
