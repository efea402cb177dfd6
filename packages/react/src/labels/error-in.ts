import type { StreamError } from '@cited-stream/core';
import { hasText } from '../internal/has-text.ts';
import type { LabelContext, Labels } from './labels.ts';

/** What went wrong, and what can be done about it, in sentences that are whole. */
export interface ErrorWords {
  /** Nothing is known but that it failed. */
  unknown: string;
  /** Before the first word. */
  unreachable: string;
  /** After the first word. */
  connectionLost: string;
  nothingSent: string;
  notAnAnswer: string;
  /** Some of it is missing, and the rest is shown. */
  partLost: string;
  unreadable: string;

  keyRefused: string;
  tooLarge: string;
  tooManyRequests: string;
  overloaded: string;
  serverFailed(status: number): string;
  questionRefused(status: number | undefined): string;
  /** Follows a sentence, and starts with the space between the two. `seconds` is a whole number. */
  wait(seconds: number, context: LabelContext): string;

  /** The model said these while it answered. */
  modelOverloaded: string;
  modelRateLimit: string;
  modelTimeout: string;
  modelFailed: string;
  requestKeyRefused: string;
  requestRefused: string;
}

/** Words an error in a language. The error's own message is for logs, not for readers. */
export function errorIn(words: ErrorWords): Labels['error'] {
  return (error, answer, context) => {
    switch (error?.kind) {
      case 'http':
        return httpError(words, error, context);
      case 'api':
        return apiError(words, error.type);
      case 'malformed':
        return error.type === 'block-not-started' ? words.partLost : words.unreadable;
      case 'network':
        return hasText(answer) ? words.connectionLost : words.unreachable;
      case 'not-a-stream':
        return error.type === 'empty' ? words.nothingSent : words.notAnAnswer;
      case undefined:
        return words.unknown;
    }
  };
}

function httpError(
  words: ErrorWords,
  { status, retryAfter }: StreamError,
  context: LabelContext,
): string {
  const wait = retryAfter === undefined ? '' : words.wait(Math.ceil(retryAfter), context);
  if (status === 401 || status === 403) return words.keyRefused;
  if (status === 413) return words.tooLarge;
  if (status === 429) return words.tooManyRequests + wait;
  if (status === 503 || status === 529) return words.overloaded + wait;
  if (status !== undefined && status >= 500) return words.serverFailed(status) + wait;
  return words.questionRefused(status);
}

function apiError(words: ErrorWords, type: string | undefined): string {
  switch (type) {
    case 'overloaded_error':
      return words.modelOverloaded;
    case 'rate_limit_error':
      return words.modelRateLimit;
    case 'timeout_error':
      return words.modelTimeout;
    case 'authentication_error':
    case 'permission_error':
      return words.requestKeyRefused;
    case 'invalid_request_error':
      return words.requestRefused;
    default:
      return words.modelFailed;
  }
}
