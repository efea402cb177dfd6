import { isObject, textIn } from '../events/values.ts';
import type { Block } from '../message/cited-message.ts';
import type { SourceInput } from './source.ts';

/** A web page that the answer has brought. */
export interface FoundPage<D> extends SourceInput<D> {
  url: string;
}

/** The pages that a block of the answer has brought: results of a web search, a page that was fetched. */
export function sourcesInBlock(block: Block): FoundPage<never>[] {
  const { content } = block.wire;
  switch (block.type) {
    case 'web_search_tool_result':
      // A search that failed has an error object here instead of a list.
      return Array.isArray(content) ? content.flatMap(pageOf) : [];
    case 'web_fetch_tool_result':
      return pageOf(content);
    default:
      return [];
  }
}

function pageOf(result: unknown): FoundPage<never>[] {
  if (!isObject(result)) return [];
  const { content } = result;
  const url = textIn(result.url);
  const title = textIn(result.title) ?? (isObject(content) ? textIn(content.title) : undefined);
  return url === undefined ? [] : [{ kind: 'web', url, title }];
}
