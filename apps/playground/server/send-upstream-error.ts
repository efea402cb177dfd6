import type { ServerResponse } from 'node:http';
import { APIError } from '@anthropic-ai/sdk';
import { errorBody, sendJson } from './http/send-json.ts';

/** What the SDK tells of a refusal; nothing of it where there was no response at all. */
interface Refusal {
  status?: number | undefined;
  headers?: Headers | undefined;
  error?: unknown;
}

/** Passes the API's refusal on, with its status, its body and how long it asks to wait. */
export function sendUpstreamError(response: ServerResponse, thrown: unknown): void {
  const refusal: Refusal = thrown instanceof APIError ? (thrown as APIError) : {};
  const { status, headers, error } = refusal;
  if (typeof status !== 'number') {
    sendJson(response, 502, errorBody('api_error', 'The API could not be reached.'));
    return;
  }
  const retryAfter = headers?.get('retry-after');
  const isJson = typeof error === 'object' && error !== null;
  const body = isJson ? error : errorBody('api_error', `The API answered with status ${status}.`);
  sendJson(response, status, body, retryAfter ? { 'retry-after': retryAfter } : {});
}
