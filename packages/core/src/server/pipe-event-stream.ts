import type { ServerResponse } from 'node:http';
import { EVENT_STREAM_HEADERS } from '../events/encode-event.ts';
import type { StreamEvent } from '../events/stream-event.ts';
import type { EventStreamOptions } from './event-stream-options.ts';
import { sendEvents } from './send-events.ts';

/**
 * Streams an answer to the browser through Node's own response (Express, Fastify's `reply.raw`). Waits for a slow
 * browser instead of buffering. Resolves when the answer has ended and `onFinish` is done; rejects only if
 * `onFinish` does.
 *
 * @param stream the stream of one of the SDK's clients, or any events
 */
export async function pipeEventStream<D = unknown>(
  stream: AsyncIterable<StreamEvent>,
  response: ServerResponse,
  options: EventStreamOptions<D> = {},
): Promise<void> {
  const left = new AbortController();
  const leave = () => left.abort();
  response.once('close', leave);
  // A browser that has left already is not told of again.
  if (response.destroyed || response.closed) leave();
  response.writeHead(200, EVENT_STREAM_HEADERS);
  response.flushHeaders();
  const write = (bytes: Uint8Array) => {
    if (!left.signal.aborted && !response.write(bytes)) return drained(response);
  };
  try {
    await sendEvents(stream, options, { write, left: left.signal });
  } finally {
    response.off('close', leave);
    response.end();
  }
}

function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      response.off('drain', done);
      response.off('close', done);
      resolve();
    };
    response.on('drain', done);
    response.on('close', done);
  });
}
