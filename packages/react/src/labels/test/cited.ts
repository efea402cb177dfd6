import type { Citation, Source } from '@cited-stream/core';

/** A source without a title, so that nothing of it is in words. */
export const source = (kind: Source['kind'], index: number | null = 0): Source => ({
  key: 'k',
  kind,
  index,
  title: '',
  titleFrom: 'fallback',
  known: true,
});

export const cited = (unit: Citation['unit'], start: number, end: number): Citation => ({
  id: 'c',
  sourceKey: 'k',
  quote: '',
  unit,
  range: { start, end },
  chunks: [],
  wire: { type: 'x' },
});
