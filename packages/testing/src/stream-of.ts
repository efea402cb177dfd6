import type Anthropic from '@anthropic-ai/sdk';
import type { StreamEvent } from '@cited-stream/core';
import { eventsOf, type EventsOptions } from './events-of.ts';
import { randomFrom, type Random } from './random.ts';
import { sseWriter } from './to-sse.ts';

export interface StreamOptions extends EventsOptions {
  /**
   * Multiplies the delays of a real answer: 1 is about as fast as the API, 0 gives everything at once and uses no
   * timer.
   * @default 0
   */
  pace?: number | undefined;
  /** Ends the stream with the signal's reason, as it would end a `fetch`. */
  signal?: AbortSignal | undefined;
}

/** The events of a message over time. Every iteration, and every response, starts from the first event. */
export interface MessageStreamLike extends AsyncIterable<StreamEvent> {
  /** The stream as the API would answer over HTTP: status 200, `text/event-stream`. */
  toResponse(): Response;
}

/** A finished message as a stream, as if the API were writing it now. */
export function streamOf(
  message: Anthropic.Message,
  options: StreamOptions = {},
): MessageStreamLike {
  const iterate = () => iterateEvents(eventsOf(message, options), options);
  return {
    [Symbol.asyncIterator]: iterate,
    toResponse: () => {
      const headers = {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-cache',
      };
      return new Response(bodyOf(iterate(), options.seed), { headers });
    },
  };
}

// By hand and not as an async generator: a generator's `return()` waits for the pause it stands in.
function iterateEvents(
  events: readonly StreamEvent[],
  { pace = 0, seed = 1, signal }: StreamOptions,
): AsyncIterator<StreamEvent, undefined> {
  const random = randomFrom(seed);
  let at = 0;
  let ended = false;
  let cancelPause = () => {};
  const end = (): IteratorResult<StreamEvent, undefined> => {
    ended = true;
    cancelPause();
    return { done: true, value: undefined };
  };
  return {
    async next() {
      if (signal?.aborted && !ended) {
        end();
        throw signal.reason;
      }
      const event = events[at++];
      if (ended || event === undefined) return end();
      const delay = pace * delayBefore(event, random);
      if (delay > 0) {
        const pause = pauseFor(delay, signal);
        cancelPause = pause.cancel;
        await pause.over.catch((reason: unknown) => {
          end();
          throw reason;
        });
        if (ended) return end();
      }
      return { done: false, value: event };
    },
    async return() {
      return end();
    },
  };
}

/** Milliseconds, at pace 1. */
function delayBefore(event: StreamEvent, random: Random): number {
  switch (event.type) {
    case 'message_start':
      return 500 + 400 * random();
    case 'content_block_start':
      return event.content_block.type.endsWith('_tool_result') ? 900 + 600 * random() : 0;
    case 'content_block_delta':
      return 16 + 17 * random();
    default:
      return 0;
  }
}

function pauseFor(milliseconds: number, signal: AbortSignal | undefined) {
  let cancel = () => {};
  const over = new Promise<void>((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const finish = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      resolve();
    };
    const timer = setTimeout(finish, milliseconds);
    signal?.addEventListener('abort', abort, { once: true });
    cancel = finish;
  });
  return { over, cancel };
}

function bodyOf(events: AsyncIterator<StreamEvent>, seed?: number): ReadableStream<Uint8Array> {
  const write = sseWriter(seed);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const result = await events.next();
      if (result.done) controller.close();
      else controller.enqueue(encoder.encode(write(result.value)));
    },
    async cancel() {
      await events.return?.();
    },
  });
}
