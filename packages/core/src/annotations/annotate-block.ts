import { isTextBlock } from '../message/cited-message.ts';
import type { Marker } from './annotations.ts';
import type { JoinedBlock } from './join-blocks.ts';
import type { Numbers } from './numbers.ts';
import { placeMarker } from './placement.ts';
import type { CitationReader, ReadCitation } from './read-citations.ts';

/** A block in the joined text, with its citations and markers. */
export interface AnnotatedBlock<D> {
  joined: JoinedBlock;
  read: readonly ReadCitation<D>[];
  markers: readonly Marker<D>[];
  /** How many numbers have been given out after it. */
  numbers: number;
}

/** What the markers of a block depend on. */
export interface Surroundings<D> {
  /** The text from some place before the block on; the whole text is long, and only joined for views. */
  text: string;
  /** Where `text` begins in the whole. */
  offset: number;
  /** Whether no more text comes. */
  isWhole: boolean;
  side: 'after' | 'before';
  numbers: Numbers;
  readCitations: CitationReader<D>;
}

export function annotateBlock<D>(
  joined: JoinedBlock,
  { text, offset, isWhole, side, numbers, readCitations }: Surroundings<D>,
): AnnotatedBlock<D> {
  const { block, ordinal, visible } = joined;
  if (!visible || !isTextBlock(block) || block.citations.length === 0) {
    return { joined, read: [], markers: [], numbers: numbers.count };
  }
  const read = readCitations(block.citations, ordinal);
  const own = { start: visible.start - offset, end: visible.end - offset };
  const rest = placeMarker(text, own, { side, isOpen: block.open, isWhole });
  const markers = numbers
    .assign(read.map(({ citation }) => citation))
    .map(({ number, citations }): Marker<D> => ({
      // By its first citation in the block, because citations that come later must not rename a marker.
      id: `m${citations[0]!.id.slice(1)}`,
      number,
      sourceKey: citations[0]!.sourceKey,
      block: ordinal,
      supports: visible,
      offset: offset + rest.offset,
      settled: rest.settled,
      citations,
    }));
  return { joined, read, markers, numbers: numbers.count };
}
