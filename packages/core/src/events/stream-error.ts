/**
 * Why reading a stream ended early.
 *
 * - `http`: the server answered with a status that is not a success (`status`, `retryAfter`).
 * - `api`: the API reported an error inside the stream; `type` is the API's own word, `overloaded_error` say.
 * - `malformed`: an event could not be parsed; the message names it.
 * - `network`: the connection failed or broke.
 * - `not-a-stream`: the answer was something else: an HTML page, a finished message, nothing at all (`type` `empty`).
 */
export type StreamErrorKind = 'http' | 'api' | 'malformed' | 'network' | 'not-a-stream';

export interface StreamErrorOptions {
  /** HTTP status, where there was one. */
  status?: number | undefined;
  /** Seconds the server asks to wait before the next try. */
  retryAfter?: number | undefined;
  /**
   * A finer name than the kind: the API's own, `rate_limit_error` say, or ours: `empty` where a stream held nothing,
   * `block-not-started` where a block has lost its beginning,
   * `unreadable` for a stored answer that this release cannot read.
   */
  type?: string | undefined;
  cause?: unknown;
}

/** The one error type of reading and streaming. Its message says what happened and what to do. */
export class StreamError extends Error {
  override readonly name = 'StreamError';
  readonly kind: StreamErrorKind;
  declare readonly status?: number;
  declare readonly retryAfter?: number;
  declare readonly type?: string;

  constructor(kind: StreamErrorKind, message: string, options: StreamErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.kind = kind;
    if (options.status !== undefined) this.status = options.status;
    if (options.retryAfter !== undefined) this.retryAfter = options.retryAfter;
    if (options.type !== undefined) this.type = options.type;
  }
}
