import { errorIn, secondsIn } from './http-error.ts';
import { StreamError, type StreamErrorKind } from './stream-error.ts';
import type { ErrorEvent } from './stream-event.ts';

/** What `fetch`, a byte stream or one of the SDK's clients threw, as the one error type that views know. */
export function toStreamError(thrown: unknown): StreamError {
  if (thrown instanceof StreamError) return thrown;
  const syntax = [thrown, (thrown as Error | undefined)?.cause].find(isSyntaxError);
  if (syntax) {
    return new StreamError('malformed', `An event could not be parsed: ${syntax.message}`, {
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

function isSyntaxError(value: unknown): value is SyntaxError {
  return value instanceof SyntaxError;
}

/** A failure as an event, for a reader at the other end of a connection. */
export function toErrorEvent(error: StreamError): ErrorEvent {
  const { kind, message, type = kind, status, retryAfter } = error;
  const more = {
    ...(kind !== 'api' && { kind }),
    ...(status !== undefined && { status }),
    ...(retryAfter !== undefined && { retry_after: retryAfter }),
  };
  return { type: 'error', error: { type, message, ...more } };
}

/** The API's own report of a failure in mid-stream, or that of a server that reads it for us. */
export function fromErrorEvent(event: ErrorEvent): StreamError {
  const { type, message } = errorIn(event);
  const { kind, status, retry_after } = (event.error ?? {}) as Partial<ErrorEvent['error']>;
  return new StreamError(
    kind !== undefined && KINDS.has(kind) ? kind : 'api',
    message ?? type ?? 'The API reported an error.',
    {
      type: type === kind ? undefined : type,
      status: typeof status === 'number' ? status : undefined,
      retryAfter: typeof retry_after === 'number' ? retry_after : undefined,
    },
  );
}

const KINDS: ReadonlySet<unknown> = new Set<StreamErrorKind>([
  'http',
  'api',
  'malformed',
  'network',
  'not-a-stream',
]);
