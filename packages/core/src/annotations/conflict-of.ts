import type { CitationReading } from '../sources/read-citation.ts';
import type { Source } from '../sources/source.ts';
import type { Citation } from './annotations.ts';
import { locateCitation } from './locate-citation.ts';

/**
 * How a citation and the source that its index leads to contradict each other. The index counts all the same: which
 * of two documents was meant is not ours to guess, but the reader is told.
 */
export function conflictOf<D>(
  citation: Citation<D>,
  source: Source<D> | undefined,
  { index, title }: CitationReading,
): Citation['conflict'] {
  if (!source?.known || index === null) return undefined;
  if (title !== undefined && source.titleFrom === 'request' && title !== source.title)
    return 'title';
  const located = locateCitation(citation, source);
  return !located.range && located.why === 'not-found' ? 'quote' : undefined;
}
