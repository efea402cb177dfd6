import type Anthropic from '@anthropic-ai/sdk';
import type { AnnotateOptions } from '../annotations/annotate-options.ts';
import type { Input } from '../events/stream-event.ts';
import type { Answer, AnswerInput } from './answer.ts';
import type { Schedule } from './schedule.ts';

/** What a stream is started with. A function can be called again, so only with one `retry` is possible. */
export type StreamInput =
  Input | PromiseLike<Input> | ((signal: AbortSignal) => Input | PromiseLike<Input>);

export interface CitedStreamOptions<D = unknown> extends AnnotateOptions<D> {
  /** An answer that is over, to show until a stream is started. */
  initial?: AnswerInput<D> | undefined;
  /** When listeners hear of new events. Endings do not wait for it. @default once a frame */
  schedule?: Schedule | undefined;
}

export interface CitedStream<D = unknown> {
  /**
   * Streams a new answer in place of the one that is there. Resolves with the answer that it ends in, never
   * rejects: failures are states of the answer. A stream that is running is stopped.
   */
  start(input: StreamInput): Promise<Answer<D>>;
  /** Streams the next message of this answer, after `pause_turn` or a tool call. `between` are the tool results. */
  append(
    input: StreamInput,
    options?: { between?: readonly Anthropic.MessageParam[] },
  ): Promise<Answer<D>>;
  /** Whether the last `start` or `append` was given a function, which `retry` can call again. */
  readonly retryable: boolean;
  /** Does the last `start` or `append` again. Without a function to call it leaves all as it is. */
  retry(): Promise<Answer<D>>;
  /** Stops reading and aborts the request. The text that has come stays. */
  stop(): void;
  /** Back to the initial answer, or to none. */
  reset(): void;
  /** Changes how the answer is annotated. Options that are left out keep their value. */
  setOptions(options: AnnotateOptions<D>): void;
  subscribe(listener: () => void): () => void;
  /** The answer now. The same object until something changes. */
  getSnapshot(): Answer<D>;
  /** The answer as the server rendered it: the initial one. */
  getServerSnapshot(): Answer<D>;
}
