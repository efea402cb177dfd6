import type { Answer, StreamError } from '@cited-stream/core';
import { hasText } from '../internal/has-text.ts';
import type { LabelContext } from './labels.ts';

/** What went wrong, and what can be done about it. The error's own message is for logs, not for readers. */
export function englishError(
  error: StreamError | undefined,
  answer: Answer,
  { format }: LabelContext,
): string {
  switch (error?.kind) {
    case 'http':
      return httpError(error, format);
    case 'api':
      return apiError(error.type);
    case 'malformed':
      return error.type === 'block-not-started'
        ? 'Part of the stream was lost, so words or sources may be missing. What came is shown.'
        : 'The answer broke off: part of it could not be read.';
    case 'network':
      return hasText(answer)
        ? 'The connection was lost before the answer was finished.'
        : 'The server could not be reached.';
    case 'not-a-stream':
      return error.type === 'empty'
        ? 'The server answered, and sent nothing.'
        : 'The server sent something other than an answer.';
    case undefined:
      return 'Something went wrong before the answer was finished.';
  }
}

function httpError(error: StreamError, format: (value: number) => string): string {
  const { status, retryAfter } = error;
  const wait = retryAfter === undefined ? '' : ` It asks to wait ${seconds(retryAfter)}.`;
  if (status === 401 || status === 403) return 'The server did not accept this request’s key.';
  if (status === 413) return 'The question and its documents are too large.';
  if (status === 429) return `The server has too many requests.${wait}`;
  if (status === 503 || status === 529) return `The model is overloaded.${wait}`;
  if (status !== undefined && status >= 500) return `The server failed (${status}).${wait}`;
  return status === undefined
    ? 'The server refused the question.'
    : `The server refused the question (${status}).`;

  function seconds(value: number): string {
    const whole = Math.ceil(value);
    return `${format(whole)} ${whole === 1 ? 'second' : 'seconds'}`;
  }
}

function apiError(type: string | undefined): string {
  switch (type) {
    case 'overloaded_error':
      return 'The answer broke off: the model is overloaded.';
    case 'rate_limit_error':
      return 'The answer broke off: too many requests.';
    case 'timeout_error':
      return 'The answer broke off: the model took too long.';
    case 'authentication_error':
    case 'permission_error':
      return 'The key of this request was not accepted.';
    case 'invalid_request_error':
      return 'The request was not accepted.';
    default:
      return 'The answer broke off: the model reported an error.';
  }
}
