import { EVENT_STREAM_HEADERS } from '../events/encode-event.ts';
import type { StreamEvent } from '../events/stream-event.ts';
import type { EventStreamOptions } from './event-stream-options.ts';
import { sendEvents } from './send-events.ts';

/**
 * A response that streams an answer to the browser, for servers that speak `fetch` (Hono, Next, workers). It reads
 * the stream as fast as the browser reads the response.
 *
 * @param stream the stream of one of the SDK's clients, or any events
 */
export function toEventStream<D = unknown>(
  stream: AsyncIterable<StreamEvent>,
  options: EventStreamOptions<D> = {},
): Response {
  const left = new AbortController();
  const { readable, writable } = new TransformStream<
    Uint8Array<ArrayBuffer>,
    Uint8Array<ArrayBuffer>
  >();
  const writer = writable.getWriter();
  writer.closed.catch(() => left.abort());
  const write = async (bytes: Uint8Array<ArrayBuffer>) => {
    await writer.ready.catch(ignore);
    if (!left.signal.aborted) writer.write(bytes).catch(ignore);
  };
  sendEvents(stream, options, { write, left: left.signal }).then(
    () => writer.close().catch(ignore),
    // Only `onFinish` can fail here. The browser has its answer; the server's log has to have this.
    (error: unknown) => {
      console.error('Cited Stream: onFinish failed, so this answer may not be stored.', error);
      return writer.close().catch(ignore);
    },
  );
  return new Response(readable, { headers: EVENT_STREAM_HEADERS });
}

function ignore(): void {}
