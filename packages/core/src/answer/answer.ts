import type Anthropic from '@anthropic-ai/sdk';
import type { Annotations } from '../annotations/annotations.ts';
import type { StreamError } from '../events/stream-error.ts';
import type { StreamEvent } from '../events/stream-event.ts';
import type { Source } from '../sources/source.ts';

/**
 * Where an answer stands. `complete` is the only ending that means a whole answer.
 *
 * - `idle`: nothing was started. `waiting`: started, no event yet. `streaming`: events are arriving.
 * - `complete`: the model ended its turn, or met a stop sequence.
 * - `tool-use`: waits for the result of a client tool. `paused`: the API paused a long turn; append the continuation.
 * - `cut-off`: the token limit or the context window ran out, or the stop reason is one we do not know. `refused`: the model declined.
 * - `stopped`: the user stopped it. `interrupted`: the stream ended without `message_stop`. `error`: see `error`.
 */
export type Status =
  | 'idle'
  | 'waiting'
  | 'streaming'
  | 'complete'
  | 'tool-use'
  | 'paused'
  | 'cut-off'
  | 'refused'
  | 'stopped'
  | 'interrupted'
  | 'error';

/** Assistant messages as the API gave them, and the user turns (tool results) between them. */
export type Turn = Anthropic.Message | Anthropic.MessageParam;

/** An answer at one moment. Immutable. */
export interface Answer<D = unknown> {
  /** The id of its first message, empty until that has arrived. */
  readonly id: string;
  readonly status: Status;
  /** The API's stop reason of the last message, `null` while there is none. */
  readonly stopReason: string | null;
  /** Set exactly when `status` is `error`. */
  readonly error?: StreamError;
  readonly turns: readonly Turn[];
  /** Every source known: given with the request, found while answering, or only spoken of by a citation. */
  readonly sources: readonly Source<D>[];
  readonly annotations: Annotations<D>;
}

/** A `StreamError` as plain JSON. */
export interface StoredError {
  kind: string;
  message: string;
  type?: string;
  status?: number;
  retryAfter?: number;
}

/** An answer as a plain JSON object for a database row. */
export interface Stored<D = unknown> {
  v: 1;
  id: string;
  status: Status;
  error?: StoredError | undefined;
  turns: readonly Turn[];
  sources: readonly Source<D>[];
}

/** What an answer can be made from: a stored answer, one finished API message, or the turns of one answer. */
export type AnswerInput<D = unknown> = Stored<D> | Anthropic.Message | readonly Turn[];

/** A stream as it came, with the answer it ended in, to play again. */
export interface Recording<D = unknown> extends Stored<D> {
  /** Each event with the milliseconds since the start. */
  events: readonly (readonly [ms: number, event: StreamEvent])[];
}
