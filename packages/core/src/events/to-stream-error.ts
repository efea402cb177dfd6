import { errorIn, secondsIn } from './http-error.ts';
import { StreamError } from './stream-error.ts';
import type { ErrorEvent } from './stream-event.ts';

/** What `fetch`, a byte stream or one of the SDK's clients threw, as the one error type that views know. */
export function toStreamError(thrown: unknown): StreamError {
  if (thrown instanceof StreamError) return thrown;
  if (thrown instanceof SyntaxError) {
    return new StreamError('malformed', `An event could not be parsed: ${thrown.message}`, {
      cause: thrown,
    });
  }
  const { status, headers, error } = (thrown ?? {}) as {
    status?: unknown;
    headers?: unknown;
    error?: unknown;
  };
  const said = errorIn(error);
  const message = said.message ?? (thrown instanceof Error ? thrown.message : String(thrown));
  if (typeof status === 'number') {
    return new StreamError('http', `The API answered ${status}: ${message}`, {
      status,
      type: said.type,
      retryAfter: headers instanceof Headers ? secondsIn(headers.get('retry-after')) : undefined,
      cause: thrown,
    });
  }
  if (said.type !== undefined) {
    return new StreamError('api', message, { type: said.type, cause: thrown });
  }
  return new StreamError('network', `The connection failed: ${message}`, { cause: thrown });
}

/** The API's own report of a failure in mid-stream. */
export function fromErrorEvent(event: ErrorEvent): StreamError {
  const { type, message } = errorIn(event);
  return new StreamError('api', message ?? type ?? 'The API reported an error.', { type });
}
