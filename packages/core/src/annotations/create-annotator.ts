import { isTextBlock, type CitedMessage } from '../message/cited-message.ts';
import { listSources } from '../sources/list-sources.ts';
import { createSourceTable, type SourceTable } from '../sources/source-table.ts';
import type { Source } from '../sources/source.ts';
import { sourcesInBlock } from '../sources/sources-in-block.ts';
import type { AnnotateOptions } from './annotate-options.ts';
import type { Annotations, Marker, MarkerGroup } from './annotations.ts';
import { groupMarkers } from './group-markers.ts';
import { isSameBefore, joinBlocks, start, type JoinedBlock, type Position } from './join-blocks.ts';
import { createNumbers } from './numbers.ts';
import { restOf, sideOf } from './placement.ts';
import { createCitationReader, type ReadCitation } from './read-citations.ts';
import { addMarkers, type SourceEntries } from './source-entries.ts';

/** Annotates one answer again and again while it grows. */
export interface Annotator<D> {
  annotate(messages: readonly CitedMessage[]): Annotations<D>;
  /** Every source known at the last call, in the order of the request, then of the answer. */
  sources(): readonly Source<D>[];
}

/** What will not change any more: all before a position whose blocks are closed and whose markers have settled. */
interface Final<D> {
  position: Position;
  numbers: number;
  markers: readonly Marker<D>[];
  groups: readonly MarkerGroup<D>[];
  entries: SourceEntries<D>;
  table: SourceTable<D>;
}

/** A block with its citations and markers. */
interface AnnotatedBlock<D> extends JoinedBlock {
  read: readonly ReadCitation<D>[];
  markers: readonly Marker<D>[];
  /** How many numbers were given out after it. */
  numbers: number;
}

/**
 * `annotate` for an answer that grows. What is final is not read again as long as its blocks are the same objects,
 * and keeps its identity. At every moment it gives what a new annotator would give.
 */
export function createAnnotator<D = unknown>(options: AnnotateOptions<D> = {}): Annotator<D> {
  const { numbering = 'source', placement = 'auto', reveal = 'stream', locale = 'en' } = options;
  const side = sideOf(placement, locale);
  const listed = options.sources && listSources(options.sources);
  const readCitations = createCitationReader(listed);
  const nothing = (): Final<D> => ({
    position: start,
    numbers: 0,
    markers: [],
    groups: [],
    entries: new Map(),
    table: createSourceTable(listed),
  });

  let final = nothing();
  let { table, entries } = final;
  let before: readonly CitedMessage[] = [];
  const numbers = createNumbers(numbering);

  function annotateBlock(joined: JoinedBlock, text: string, isWhole: boolean): AnnotatedBlock<D> {
    const { block, ordinal, visible, after } = joined;
    if (!visible || !isTextBlock(block)) {
      return { ...joined, read: [], markers: [], numbers: numbers.count };
    }
    const read = readCitations(block.citations, ordinal);
    const end = after.text.length;
    const rest = restOf(text, visible, { end, open: block.open }, side, isWhole);
    const markers = numbers
      .assign(read.map(({ citation }) => citation))
      .map(({ number, citations }, at): Marker<D> => ({
        id: `m${ordinal}-${at}`,
        number,
        sourceKey: citations[0]!.sourceKey,
        block: ordinal,
        supports: visible,
        ...rest,
        citations,
      }));
    return { ...joined, read, markers, numbers: numbers.count };
  }

  function annotate(messages: readonly CitedMessage[]): Annotations<D> {
    if (!isSameBefore(final.position, before, messages)) final = nothing();
    before = messages;
    numbers.rewind(final.numbers);

    const joined = joinBlocks(messages, final.position, reveal);
    const { text } = joined.at(-1)?.after ?? final.position;
    const isWhole = !messages.some((message) => message.open);
    const tail = joined.map((each) => annotateBlock(each, text, isWhole));

    const firstOpen = tail.findIndex((each) => each.block.open || !each.markers.every(isSettled));
    const settled = firstOpen < 0 ? tail : tail.slice(0, firstOpen);
    enterSources(settled, final.table);
    table = final.table.fork();
    enterSources(tail.slice(settled.length), table);

    const markers = tail.flatMap((each) => each.markers);
    const groups = groupMarkers(markers);
    entries = addMarkers(final.entries, markers, entries, table, numbering);
    const annotations: Annotations<D> = {
      text,
      markers: [...final.markers, ...groups.flatMap((group) => group.markers)],
      groups: [...final.groups, ...groups],
      sources: [...entries.values()],
      uncited: table.list().filter(({ key, known }) => known && !entries.has(key)),
    };
    final = advance(settled, annotations);
    return annotations;
  }

  function advance(settled: readonly AnnotatedBlock<D>[], annotations: Annotations<D>): Final<D> {
    const last = settled.at(-1);
    if (!last) return final;
    const markers = settled.flatMap((each) => each.markers);
    // A group is never split: what stands at one place settles at one moment.
    const groups = groupMarkers(markers).length;
    return {
      position: last.after,
      numbers: last.numbers,
      markers: annotations.markers.slice(0, final.markers.length + markers.length),
      groups: annotations.groups.slice(0, final.groups.length + groups),
      entries: addMarkers(final.entries, markers, entries, final.table, numbering),
      table: final.table,
    };
  }

  return { annotate, sources: () => table.list() };
}

function isSettled({ settled }: Marker): boolean {
  return settled;
}

function enterSources<D>(blocks: readonly AnnotatedBlock<D>[], table: SourceTable<D>): void {
  for (const { block, read } of blocks) {
    for (const page of sourcesInBlock(block)) table.find(page);
    for (const { citation, reading } of read) table.cite(citation.sourceKey, reading);
  }
}
