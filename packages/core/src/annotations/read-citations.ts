import type { WireCitation } from '../message/cited-message.ts';
import { readCitation, type CitationReading } from '../sources/read-citation.ts';
import type { SourceTable } from '../sources/source-table.ts';
import type { Chunk, Source } from '../sources/source.ts';
import type { Citation } from './annotations.ts';
import { conflictOf } from './conflict-of.ts';

/** Reads the citations of one block, and enters their sources in the table. */
export type CitationReader<D> = (
  wires: readonly WireCitation[],
  ordinal: number,
) => readonly Citation<D>[];

/** A citation is read once: its block comes by at every delta, and looking for its words can be long. */
export function createCitationReader<D>(table: SourceTable<D>): CitationReader<D> {
  const read = new WeakMap<WireCitation, Citation<D>>();
  return (wires, ordinal) =>
    wires.map((wire, at) => {
      const id = `c${ordinal}-${at}`;
      const known = read.get(wire);
      if (known?.id === id) return known;
      const citation = toCitation(wire, id, table);
      read.set(wire, citation);
      return citation;
    });
}

function toCitation<D>(wire: WireCitation, id: string, table: SourceTable<D>): Citation<D> {
  const reading = readCitation(wire);
  const isMissing = table.isMissing(reading);
  const sourceKey = table.cite(reading, id);
  const source = table.get(sourceKey);
  const { quote, unit, range } = reading;
  const citation: Citation<D> = {
    id,
    sourceKey,
    quote,
    unit,
    range,
    chunks: chunksIn(source, reading),
    wire,
  };
  const conflict = isMissing ? 'no-source' : conflictOf(citation, source, reading);
  return conflict ? { ...citation, conflict } : citation;
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
