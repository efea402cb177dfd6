import type Anthropic from '@anthropic-ai/sdk';
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
  checkCitations(request as Anthropic.MessageCreateParams);
  return request as Anthropic.MessageCreateParams;
}

function checkCitations(request: Anthropic.MessageCreateParams): void {
  const enabled = citableBlocks(request.messages).map(
    ({ citations }) => citations?.enabled === true,
  );
  if (new Set(enabled).size > 1) {
    throw invalidRequest('citations.enabled must be the same for all documents of a request.');
  }
  if (enabled[0] && request.output_config?.format) {
    throw invalidRequest('Citations cannot be enabled together with a structured output format.');
  }
}

type CitableBlock = Anthropic.DocumentBlockParam | Anthropic.SearchResultBlockParam;

function citableBlocks(messages: readonly Anthropic.MessageParam[]): CitableBlock[] {
  return messages.flatMap(({ content }) => blocksIn(content)).filter(isCitable);
}

/** The blocks of a message, with those that its tool results hold. */
function blocksIn(content: Anthropic.MessageParam['content']): { type: string }[] {
  if (!Array.isArray(content)) return [];
  return content.flatMap((block): { type: string }[] =>
    block.type === 'tool_result' && Array.isArray(block.content)
      ? [block, ...block.content]
      : [block],
  );
}

function isCitable(block: { type: string }): block is CitableBlock {
  return block.type === 'document' || block.type === 'search_result';
}
