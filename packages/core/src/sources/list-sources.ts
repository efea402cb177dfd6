import type Anthropic from '@anthropic-ai/sdk';
import { describeSource, roleOf } from './describe-source.ts';
import { requestSources } from './read-request.ts';
import { sourceKey } from './source-key.ts';
import type { Source, SourceInput } from './source.ts';

/** The sources of an answer: the caller's list, or the request to read them off. */
export type SourcesInput<D = unknown> =
  readonly SourceInput<D>[] | { messages: readonly Anthropic.MessageParam[] };

/**
 * The sources with their identities. The wire counts documents and search results apart, so each gets its index by
 * its place among its own kind.
 */
export function listSources<D>(input: SourcesInput<D>): Source<D>[] {
  const list = 'messages' in input ? (requestSources(input) as SourceInput<D>[]) : input;
  const counts = { document: 0, 'search-result': 0 };
  return list.map((source, at) => {
    const role = roleOf(source);
    if (role !== 'web') {
      const index = counts[role]++;
      return describeSource(source, { key: sourceKey(role, index), index, known: true });
    }
    const { url } = source;
    const key = url === undefined ? sourceKey('only', `listed-${at}`) : sourceKey(role, url);
    return describeSource(source, { key, index: null, known: true });
  });
}
