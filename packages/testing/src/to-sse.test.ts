import type { StreamEvent } from '@cited-stream/core';
import { expect, test } from 'vitest';
import { eventsOf } from './events-of.ts';
import { exampleMessage } from './example-message.ts';
import { toNdjson, toSse } from './to-sse.ts';

const events = eventsOf(exampleMessage, {
  error: { type: 'overloaded_error', message: 'Overloaded' },
});

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test('each event is its name, its data and an empty line', () => {
  const frames = textOf(toSse(events)).split('\n\n');
  expect(frames.pop()).toBe('');
  const read = frames.map((frame) => {
    const [, name, data] = /^event: (\w+)\ndata: (.+)$/.exec(frame) ?? [];
    const event = JSON.parse(data ?? '') as StreamEvent;
    expect(event.type).toBe(name);
    return event;
  });
  expect(read).toEqual(events);
});

test('spaces stand before the last brace of a data line, a different number of them each time', () => {
  const padding = textOf(toSse(events)).match(/ *(?=\}\n)/g) ?? [];
  const lengths = new Set(padding.map(({ length }) => length));
  expect(lengths.size).toBeGreaterThan(8);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(15);
});

test('pings and errors look as the API writes them', () => {
  const text = textOf(toSse(events));
  expect(text).toContain('event: ping\ndata: {"type": "ping"}\n\n');
  expect(text).toContain(
    'event: error\ndata: {"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}\n\n',
  );
});

test('the same seed gives the same bytes', () => {
  expect(toSse(events, { seed: 4 })).toEqual(toSse(events, { seed: 4 }));
  expect(toSse(events, { seed: 4 })).not.toEqual(toSse(events, { seed: 5 }));
});

test('newline-delimited JSON holds neither pings nor errors', () => {
  const lines = textOf(toNdjson(events)).trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(
    events.filter(({ type }) => type !== 'ping' && type !== 'error'),
  );
});
