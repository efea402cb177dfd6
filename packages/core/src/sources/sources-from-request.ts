import type Anthropic from '@anthropic-ai/sdk';
import { listSources } from './list-sources.ts';
import type { Source } from './source.ts';

/**
 * The documents and search results of a request, over all its messages and the tool results in them, in the order in
 * which the wire counts them.
 */
export function sourcesFromRequest(request: {
  messages: readonly Anthropic.MessageParam[];
}): Source[] {
  return listSources(request);
}
