import type { StreamEvent } from '@cited-stream/core';
import { integerBetween, randomFrom, type Random } from './random.ts';

const MAX_PADDING = 15;

export interface SseOptions {
  /**
   * Decides how many spaces stand before the last brace of each data line, as the API has them.
   * @default 1
   */
  seed?: number | undefined;
}

/** The events as the body of a server-sent event stream, in the shape the API gives it. */
export function toSse(events: Iterable<StreamEvent>, options: SseOptions = {}): Uint8Array {
  const write = sseWriter(options.seed);
  return new TextEncoder().encode(Array.from(events, write).join(''));
}

/** Writes one event after the other as text; the writer remembers where its padding stands. */
export function sseWriter(seed = 1): (event: StreamEvent) => string {
  const random = randomFrom(seed);
  return (event) => `event: ${event.type}\ndata: ${paddedJson(event, random)}\n\n`;
}

function paddedJson(event: StreamEvent, random: Random): string {
  if (event.type === 'ping') return '{"type": "ping"}';
  const json = JSON.stringify(event);
  if (event.type === 'error') return json;
  return `${json.slice(0, -1)}${' '.repeat(integerBetween(random, 0, MAX_PADDING))}}`;
}

/**
 * The events as newline-delimited JSON, the body that the SDK's `toReadableStream()` makes.
 * Like it, this leaves out pings and errors: where the API reports an error, such a body just ends.
 */
export function toNdjson(events: Iterable<StreamEvent>): Uint8Array {
  const lines = Array.from(events)
    .filter((event) => event.type !== 'ping' && event.type !== 'error')
    .map((event) => `${JSON.stringify(event)}\n`);
  return new TextEncoder().encode(lines.join(''));
}
