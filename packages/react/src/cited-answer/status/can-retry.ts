import type { Answer, StreamError } from '@cited-stream/core';

/** Statuses below 500 where the same request can fare better the next time. */
const WORTH_ANOTHER_TRY = new Set([408, 409, 425, 429]);
/** Errors of the API that lie in the request, and so would come again. */
const IN_THE_REQUEST = new Set([
  'invalid_request_error',
  'authentication_error',
  'permission_error',
  'not_found_error',
  'request_too_large',
  'billing_error',
]);

/** Whether asking the same again can end better. A token limit or a refusal would only come again. */
export function canRetry({ status, error }: Pick<Answer, 'status' | 'error'>): boolean {
  if (status === 'interrupted' || status === 'stopped') return true;
  return status === 'error' && (error === undefined || isPassing(error));
}

function isPassing({ kind, status, type }: StreamError): boolean {
  if (kind === 'http') {
    return status === undefined || status >= 500 || WORTH_ANOTHER_TRY.has(status);
  }
  return kind !== 'api' || type === undefined || !IN_THE_REQUEST.has(type);
}
