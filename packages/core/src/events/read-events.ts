import { readBatches, type ReadOptions } from './read-batches.ts';
import type { Input, StreamEvent } from './stream-event.ts';

/**
 * Reads the events of a cited stream.
 *
 * @param input a `Response`, a stream of bytes (server-sent events or newline-delimited JSON, told apart by
 *   themselves), or any async iterable of events, such as the streams of the SDK's clients
 * @throws StreamError when the input is not a success, not a stream, damaged or breaks off; events before it have
 *   been yielded. The signal's reason when `signal` is aborted. An `error` event of the API is yielded, not thrown.
 */
export async function* readEvents(
  input: Input,
  options?: ReadOptions,
): AsyncGenerator<StreamEvent, void, void> {
  for await (const events of readBatches(input, options)) yield* events;
}
