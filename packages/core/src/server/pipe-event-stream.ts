import type { ServerResponse } from 'node:http';
import { EVENT_STREAM_HEADERS } from '../events/encode-event.ts';
import type { StreamEvent } from '../events/stream-event.ts';
import { sseChunks, type EventStreamOptions } from './sse-chunks.ts';
import { endStream } from './to-event-stream.ts';

/**
 * Streams an answer to the browser through Node's own response (Express, Fastify's `reply.raw`). Resolves when all
 * is written or the browser has left; then the stream is ended. Waits for a slow reader instead of buffering.
 */
export async function pipeEventStream(
  stream: AsyncIterable<StreamEvent>,
  response: ServerResponse,
  options: EventStreamOptions = {},
): Promise<void> {
  const chunks = sseChunks(stream, options);
  const leave = () => {
    endStream(stream);
    void chunks.return(undefined);
  };
  response.once('close', leave);
  response.writeHead(200, EVENT_STREAM_HEADERS);
  response.flushHeaders();
  for await (const chunk of chunks) {
    if (response.closed) break;
    if (!response.write(chunk)) await drained(response);
  }
  response.off('close', leave);
  response.end();
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
