import type { WireCitation } from '../message/cited-message.ts';
import { readCitation, type CitationReading } from '../sources/read-citation.ts';
import type { Chunk, Source } from '../sources/source.ts';
import type { SourceTable } from '../sources/source-table.ts';
import type { Citation } from './annotations.ts';

/** The citations of one block, with their sources entered in the table. */
export function readCitations<D>(
  wires: readonly WireCitation[],
  ordinal: number,
  table: SourceTable<D>,
): Citation<D>[] {
  return wires.map((wire, at) => {
    const id = `c${ordinal}-${at}`;
    const reading = readCitation(wire);
    const isMissing = table.isMissing(reading);
    const sourceKey = table.cite(reading, id);
    const { quote, unit, range } = reading;
    return {
      id,
      sourceKey,
      quote,
      unit,
      range,
      chunks: chunksIn(table.get(sourceKey), reading),
      ...(isMissing && { conflict: 'no-source' as const }),
      wire,
    };
  });
}

const NONE: readonly never[] = [];

function chunksIn<D>(
  source: Source<D> | undefined,
  { unit, range }: CitationReading,
): readonly Chunk<D>[] {
  const content = source?.content;
  if (unit !== 'block' || !range || !isChunks(content)) return NONE;
  return content.slice(range.start, range.end);
}

function isChunks<D>(content: Source<D>['content']): content is readonly Chunk<D>[] {
  return Array.isArray(content);
}
