import type Anthropic from '@anthropic-ai/sdk';
import { checkRequest as problemsOf } from '@cited-stream/core';
import { invalidRequest } from '../http/request-error.ts';

/**
 * What the API demands of a request, as far as citations and the replay depend on it.
 *
 * @throws RequestError as the API would refuse it
 */
export function checkRequest(body: unknown): Anthropic.MessageCreateParams {
  const request = (
    typeof body === 'object' ? (body ?? {}) : {}
  ) as Partial<Anthropic.MessageCreateParams>;
  const { model, max_tokens, messages } = request;
  if (typeof model !== 'string') throw invalidRequest('model: Field required');
  if (!Number.isInteger(max_tokens)) throw invalidRequest('max_tokens: Field required');
  if (!Array.isArray(messages) || messages.length === 0) {
    throw invalidRequest('messages: at least one message is required');
  }
  if (messages[0]?.role !== 'user') {
    throw invalidRequest('messages: first message must use the "user" role');
  }
  const refused = problemsOf(request as Anthropic.MessageCreateParams).find(({ code }) =>
    REFUSED.has(code),
  );
  if (refused) throw invalidRequest(refused.message);
  return request as Anthropic.MessageCreateParams;
}

/** A request without anything to cite is no mistake to the API. */
const REFUSED: ReadonlySet<string> = new Set(['mixed-citations', 'structured-output']);
