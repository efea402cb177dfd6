import { encodeEvent, EVENT_STREAM_HEADERS } from '../events/encode-event.ts';
import type { StreamEvent } from '../events/stream-event.ts';
import type { Recording } from './answer.ts';

export interface ReplayOptions {
  /** Factor on the recorded times: 1 as recorded, 2 half as fast, 0 all at once. @default 1 */
  pace?: number | undefined;
  /** Stops the replay; reading then throws the signal's reason. */
  signal?: AbortSignal | undefined;
}

export interface Replay extends AsyncIterable<StreamEvent> {
  /** The same as a response of server-sent events, for whatever expects one from `fetch`. */
  toResponse(): Response;
}

/** Plays a recording again. Every iteration starts at its beginning. */
export function replay(
  { events }: Pick<Recording, 'events'>,
  { pace = 1, signal }: ReplayOptions = {},
): Replay {
  async function* play(): AsyncGenerator<StreamEvent, void, void> {
    let now = 0;
    for (const [ms, event] of events) {
      signal?.throwIfAborted();
      if (pace > 0 && ms > now) await delay((ms - now) * pace, signal);
      now = Math.max(now, ms);
      yield event;
    }
  }
  return {
    [Symbol.asyncIterator]: play,
    toResponse: () => new Response(toByteStream(play()), { headers: EVENT_STREAM_HEADERS }),
  };
}

function toByteStream(
  events: AsyncGenerator<StreamEvent, void, void>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    async pull(controller) {
      const next = await events.next();
      if (next.done) controller.close();
      else controller.enqueue(encodeEvent(next.value));
    },
    async cancel() {
      await events.return(undefined);
    },
  });
}

function delay(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, ms);
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    signal?.addEventListener('abort', abort, { once: true });
  });
}
