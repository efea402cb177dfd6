import { EVENT_STREAM_HEADERS } from '../events/encode-event.ts';
import type { StreamEvent } from '../events/stream-event.ts';
import { sseChunks, type EventStreamOptions } from './sse-chunks.ts';

/**
 * A response that streams an answer to the browser, for servers that speak `fetch` (Hono, Next, workers).
 *
 * @param stream the stream of one of the SDK's clients, or any events. When the browser leaves, it is ended.
 */
export function toEventStream(
  stream: AsyncIterable<StreamEvent>,
  options: EventStreamOptions = {},
): Response {
  const chunks = sseChunks(stream, options);
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      endStream(stream);
      await chunks.return(undefined);
    },
  });
  return new Response(body, { headers: EVENT_STREAM_HEADERS });
}

/** Ends the request behind a stream at once: an iterator that waits for its next event cannot be told to. */
export function endStream(stream: AsyncIterable<StreamEvent>): void {
  (stream as { controller?: { abort?(): void } }).controller?.abort?.();
}
