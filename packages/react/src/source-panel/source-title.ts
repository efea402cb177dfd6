import type { Source } from '@cited-stream/core';
import type { Settings } from '../provider/settings-context.ts';
import type { SourceState } from './source-state.ts';

/** What to call a source in the reader's language. */
export function sourceTitle(
  source: Source | undefined,
  state: SourceState,
  { labels, context }: Pick<Settings, 'labels' | 'context'>,
): string {
  if (state === 'loading') return labels.sourceLoading(context);
  if (state === 'unknown') return labels.sourceUnknown(context);
  if (source && source.titleFrom !== 'fallback') return source.title;
  if (state === 'unavailable' || !source) return labels.sourceUnavailable(context);
  return labels.untitled(source, context);
}
