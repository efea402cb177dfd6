import { createEventDecoder, noEvents } from './decode-events.ts';
import { httpError } from './http-error.ts';
import { checkEvent } from './parse-event.ts';
import { StreamError } from './stream-error.ts';
import type { Input, StreamEvent } from './stream-event.ts';
import { createWait, untilAborted } from './until-aborted.ts';

export interface ReadOptions {
  /** Stops reading, and with it the request, where the input allows. Reading then throws the signal's reason. */
  signal?: AbortSignal | undefined;
}

/**
 * The events of an input in the batches in which they arrive: those of one read of the bytes together, those of an
 * iterable one by one. Reads only when asked for more.
 */
export async function* readBatches(
  input: Input,
  { signal }: ReadOptions = {},
): AsyncGenerator<readonly StreamEvent[], void, void> {
  if (signal?.aborted) {
    discard(input);
    throw signal.reason;
  }
  if (isResponse(input)) {
    if (!input.ok) throw await untilAborted(httpError(input), signal);
    if (!input.body) {
      throw new StreamError('not-a-stream', 'The response has no body to read events from.');
    }
    yield* readBytes(input.body, signal, input.headers.get('content-type') ?? '');
  } else if (isByteStream(input)) {
    yield* readBytes(input, signal);
  } else if (
    typeof (input as Partial<AsyncIterable<unknown>> | null)?.[Symbol.asyncIterator] === 'function'
  ) {
    yield* readIterable(input, signal);
  } else {
    throw new StreamError(
      'not-a-stream',
      'Events can be read from a Response, a stream of bytes or an async iterable of events; this input is none of them.',
    );
  }
}

// By shape, so that responses of other realms and of fetch polyfills are known too.
function isResponse(input: Input): input is Response {
  return typeof (input as Partial<Response> | null)?.ok === 'boolean' && 'body' in input;
}

function isByteStream(input: Input): input is ReadableStream<Uint8Array> {
  return typeof (input as Partial<ReadableStream> | null)?.getReader === 'function';
}

/** What is below it in UTF-8 is a character of ASCII, and no part of any other. */
const ASCII_END = 0x80;

async function* readBytes(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal | undefined,
  contentType?: string,
): AsyncGenerator<StreamEvent[], void, void> {
  const reader = body.getReader();
  const text = new TextDecoder('utf-8', { ignoreBOM: true });
  const events: StreamEvent[] = [];
  const decoder = createEventDecoder((event) => events.push(event), contentType);
  /** What was read before a failure stands: it is given before the failure is thrown. */
  function* eventsOf(read: () => void) {
    try {
      read();
    } finally {
      if (events.length > 0) yield events.splice(0);
    }
  }
  try {
    for await (const bytes of pull(
      () => reader.read(),
      () => reader.cancel(),
      signal,
    )) {
      if (!ArrayBuffer.isView(bytes)) {
        throw new StreamError('not-a-stream', 'The stream gives something other than bytes.');
      }
      // A byte of ASCII ends a character: then there is nothing to remember, and Node decodes three times as fast.
      const isCut = !(bytes[bytes.byteLength - 1]! < ASCII_END);
      yield* eventsOf(() => decoder.feed(text.decode(bytes, { stream: isCut })));
    }
    yield* eventsOf(() => {
      decoder.feed(text.decode());
      decoder.end();
    });
  } finally {
    reader.releaseLock();
  }
}

async function* readIterable(
  events: AsyncIterable<StreamEvent>,
  signal: AbortSignal | undefined,
): AsyncGenerator<StreamEvent[], void, void> {
  const iterator = events[Symbol.asyncIterator]();
  // An iterator that waits for its next value queues `return()` behind it, so the SDK's streams are told directly.
  const stopRequest = () => abortRequest(events);
  signal?.addEventListener('abort', stopRequest, { once: true });
  let count = 0;
  try {
    for await (const event of pull(
      () => iterator.next(),
      () => iterator.return?.(),
      signal,
    )) {
      yield [checkEvent(event, (count += 1))];
    }
    // The iterator of the SDK's MessageStream drops an error that comes while events are still waiting to be read.
    await untilAborted(Promise.resolve((events as { done?(): unknown }).done?.()), signal);
    if (count === 0) throw noEvents();
  } finally {
    signal?.removeEventListener('abort', stopRequest);
  }
}

/** What a source gives, one by one, until it ends or the signal is aborted. A source that is left before is given up. */
async function* pull<T>(
  next: () => Promise<{ done?: boolean | undefined; value?: T | undefined }>,
  giveUp: () => Promise<unknown> | undefined,
  signal: AbortSignal | undefined,
): AsyncGenerator<T, void, void> {
  const wait = createWait(signal);
  let isDone = false;
  try {
    for (;;) {
      const { done, value } = await wait.until(next());
      isDone = done === true;
      if (isDone) return;
      yield value as T;
    }
  } finally {
    wait.end();
    // Not awaited: a source that never answers must not hold up whoever stopped reading.
    if (!isDone) Promise.resolve(giveUp()).catch(ignore);
  }
}

/** Gives up an input that nobody will read: its request would go on to its end. */
export function discard(input: Input): void {
  const body = isResponse(input) ? input.body : isByteStream(input) ? input : undefined;
  if (body) body.cancel().catch(ignore);
  else abortRequest(input);
}

/** The streams of the SDK hold their request's controller. */
function abortRequest(input: unknown): void {
  (input as { controller?: { abort?(): void } } | undefined)?.controller?.abort?.();
}

function ignore(): void {}
