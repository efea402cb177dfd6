import type { Citation, Source } from '@cited-stream/core';

/**
 * How much is known of a source. `loading`: its title may still come. `unknown`: cited, but the request holds
 * no such source. `unavailable`: the answer was stored without its request.
 */
export type SourceState = 'ready' | 'loading' | 'unknown' | 'unavailable';

export function sourceState(
  source: Source | undefined,
  citations: readonly Citation[],
  running: boolean,
): SourceState {
  if (citations.some(({ conflict }) => conflict === 'no-source')) return 'unknown';
  if (!source) return running ? 'loading' : 'unavailable';
  if (source.known || source.kind === 'web') return 'ready';
  if (!running) return 'unavailable';
  return source.titleFrom === 'fallback' ? 'loading' : 'ready';
}
