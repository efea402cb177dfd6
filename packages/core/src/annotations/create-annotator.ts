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
  text: string;
  numbers: number;
  markers: readonly Marker<D>[];
  groups: readonly MarkerGroup<D>[];
  entries: SourceEntries<D>;
  table: SourceTable<D>;
}

/** A block with its citations and markers. */
interface AnnotatedBlock<D> {
  joined: JoinedBlock;
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
    text: '',
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

  /** @param tail the text after what is final; the whole text is long, and only joined for views */
  function annotateBlock(joined: JoinedBlock, tail: string, isWhole: boolean): AnnotatedBlock<D> {
    const { block, ordinal, visible, after } = joined;
    if (!visible || !isTextBlock(block) || block.citations.length === 0) {
      return { joined, read: [], markers: [], numbers: numbers.count };
    }
    const read = readCitations(block.citations, ordinal);
    const base = final.position.offset;
    const own = { start: visible.start - base, end: visible.end - base };
    const { offset, settled } = restOf(
      tail,
      own,
      { end: after.offset - base, open: block.open },
      side,
      isWhole,
    );
    const markers = numbers
      .assign(read.map(({ citation }) => citation))
      .map(({ number, citations }, at): Marker<D> => ({
        id: `m${ordinal}-${at}`,
        number,
        sourceKey: citations[0]!.sourceKey,
        block: ordinal,
        supports: visible,
        offset: base + offset,
        settled,
        citations,
      }));
    return { joined, read, markers, numbers: numbers.count };
  }

  function annotate(messages: readonly CitedMessage[]): Annotations<D> {
    if (!isSameBefore(final.position, before, messages)) final = nothing();
    before = messages;
    numbers.rewind(final.numbers);

    const joined = joinBlocks(messages, final.position, reveal);
    const tailText = joined.map((each) => each.text).join('');
    const isWhole = !messages.some((message) => message.open);
    const tail = joined.map((each) => annotateBlock(each, tailText, isWhole));

    const firstOpen = tail.findIndex(
      (each) => each.joined.block.open || !each.markers.every(isSettled),
    );
    const settled = firstOpen < 0 ? tail : tail.slice(0, firstOpen);
    enterSources(settled, final.table);
    table = final.table.fork();
    enterSources(tail.slice(settled.length), table);

    const markers = tail.flatMap((each) => each.markers);
    const groups = groupMarkers(markers);
    entries = addMarkers(final.entries, markers, entries, table, numbering);
    const annotations: Annotations<D> = {
      text: final.text + tailText,
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
    return {
      position: last.joined.after,
      text: final.text + settled.map((each) => each.joined.text).join(''),
      numbers: last.numbers,
      markers: firstOf(annotations.markers, final.markers.length + markers.length),
      // A group is never split: what stands at one place settles at one moment.
      groups: firstOf(annotations.groups, final.groups.length + groupMarkers(markers).length),
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
  for (const { joined, read } of blocks) {
    for (const page of sourcesInBlock(joined.block)) table.find(page);
    for (const { citation, reading } of read) table.cite(citation.sourceKey, reading);
  }
}

/** The list itself where nothing has to be left out: most often all is final. */
function firstOf<T>(list: readonly T[], count: number): readonly T[] {
  return count === list.length ? list : list.slice(0, count);
}
