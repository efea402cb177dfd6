import type { StreamEvent } from './stream-event.ts';

const encoder = new TextEncoder();

/** One event as server-sent bytes, in the API's own shape. */
export function encodeEvent(event: StreamEvent): Uint8Array<ArrayBuffer> {
  // An event name must not break out of its line; the API's never do.
  const name = event.type.replace(/[\r\n]/g, ' ');
  return encoder.encode(`event: ${name}\ndata: ${JSON.stringify(event)}\n\n`);
}

/** The headers of a response that streams events, past buffering proxies. */
export const EVENT_STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
} as const;
