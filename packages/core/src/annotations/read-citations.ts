import type { WireCitation } from '../message/cited-message.ts';
import { readCitation, type CitationReading } from '../sources/read-citation.ts';
import { chunksOf } from '../sources/content.ts';
import { sourceKey } from '../sources/source-key.ts';
import type { Chunk, Source } from '../sources/source.ts';
import type { Citation } from './annotations.ts';
import { conflictOf } from './conflict-of.ts';

/** A citation of a block, with what it says of its source. */
export interface ReadCitation<D> {
  citation: Citation<D>;
  reading: CitationReading;
}

/** Reads the citations of one block. */
export type CitationReader<D> = (
  wires: readonly WireCitation[],
  ordinal: number,
) => readonly ReadCitation<D>[];

/**
 * A citation is read once: its block comes by at every delta, and looking for its words can be long.
 *
 * @param listed the sources of the request; `undefined` while nobody has told them
 */
export function createCitationReader<D>(
  listed: readonly Source<D>[] | undefined,
): CitationReader<D> {
  const byKey = listed && new Map(listed.map((source) => [source.key, source]));
  const read = new WeakMap<WireCitation, ReadCitation<D>>();
  return (wires, ordinal) =>
    wires.map((wire, at) => {
      const id = `c${ordinal}-${at}`;
      const known = read.get(wire);
      if (known?.citation.id === id) return known;
      const fresh = toCitation(wire, id, byKey);
      read.set(wire, fresh);
      return fresh;
    });
}

function toCitation<D>(
  wire: WireCitation,
  id: string,
  listed: ReadonlyMap<string, Source<D>> | undefined,
): ReadCitation<D> {
  const reading = readCitation(wire);
  const key = reading.key ?? sourceKey('only', id);
  const source = listed?.get(key);
  const { quote, unit, range } = reading;
  const citation: Citation<D> = {
    id,
    sourceKey: key,
    quote,
    unit,
    range,
    chunks: chunksIn(source, reading),
    wire,
  };
  const isMissing = listed !== undefined && reading.index !== null && !source;
  const conflict = isMissing ? 'no-source' : conflictOf(citation, source, reading);
  return { citation: conflict ? { ...citation, conflict } : citation, reading };
}

const NONE: readonly never[] = [];

function chunksIn<D>(
  source: Source<D> | undefined,
  { unit, range }: CitationReading,
): readonly Chunk<D>[] {
  const isBlocks = unit === 'block' && range !== null;
  return (isBlocks && chunksOf(source?.content)?.slice(range.start, range.end)) || NONE;
}
