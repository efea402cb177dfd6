import { isObject } from '../events/values.ts';

/** The documents and search results of a request, those in tool results included, in the order in which the wire counts them. */
export function citableBlocks(
  messages: readonly { content: unknown }[],
): Record<string, unknown>[] {
  return messages.flatMap(({ content }) => blocksIn(content));
}

function blocksIn(content: unknown): Record<string, unknown>[] {
  if (!Array.isArray(content)) return [];
  return content.filter(isObject).flatMap((block) => {
    if (block.type === 'tool_result') return blocksIn(block.content);
    return block.type === 'document' || block.type === 'search_result' ? [block] : [];
  });
}
