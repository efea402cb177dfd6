import type { Source } from '@cited-stream/core';
import type { Settings } from '../provider/settings-context.ts';
import type { SourceState } from './source-state.ts';

type Words = Pick<Settings, 'labels' | 'context'>;

/** Whether anybody gave the source a title: the request, the answer, a file's name or an address. */
export function isTitled(source: Source | undefined): source is Source {
  return source !== undefined && source.titleFrom !== 'fallback';
}

/** What to call a source in the reader's language. */
export function sourceTitle(
  source: Source | undefined,
  state: SourceState,
  { labels, context }: Words,
): string {
  if (isTitled(source)) return source.title;
  if (state === 'loading') return labels.sourceLoading(context);
  if (state === 'unknown') return labels.sourceUnknown(context);
  if (state === 'unavailable' || !source) return labels.sourceUnavailable(context);
  return labels.untitled(source, context);
}

/** What the title of an unknown source must not stand without. Else empty. */
export function titleCaveat(
  source: Source | undefined,
  state: SourceState,
  { labels, context }: Words,
): string {
  return state === 'unknown' && isTitled(source) ? labels.sourceNotGiven(context) : '';
}
