import { isTextBlock, type CitedMessage } from '../message/cited-message.ts';
import { listSources } from '../sources/list-sources.ts';
import { createSourceTable } from '../sources/source-table.ts';
import type { Source } from '../sources/source.ts';
import { sourcesInBlock } from '../sources/sources-in-block.ts';
import type { AnnotateOptions } from './annotate-options.ts';
import type { Annotations, Marker, MarkerGroup } from './annotations.ts';
import { groupMarkers } from './group-markers.ts';
import { isSameBefore, joinBlocks, start, type JoinedBlock, type Position } from './join-blocks.ts';
import { createNumbers } from './numbers.ts';
import { restOf, sideOf } from './placement.ts';
import { createCitationReader } from './read-citations.ts';
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
}

/**
 * `annotate` for an answer that grows. What is final is not read again as long as its blocks are the same objects,
 * and keeps its identity. At every moment it gives what a new annotator would give.
 */
export function createAnnotator<D = unknown>(options: AnnotateOptions<D> = {}): Annotator<D> {
  const { numbering = 'source', placement = 'auto', reveal = 'stream', locale = 'en' } = options;
  const side = sideOf(placement, locale);
  const listed = options.sources && listSources(options.sources);
  const nothing: Final<D> = {
    position: start,
    numbers: 0,
    markers: [],
    groups: [],
    entries: new Map(),
  };

  let final = nothing;
  let table = createSourceTable(listed);
  let readCitations = createCitationReader(table);
  let numbers = createNumbers(numbering);
  let before: readonly CitedMessage[] = [];
  let entries: SourceEntries<D> = nothing.entries;

  const markersOf = (
    { block, ordinal, visible, after }: JoinedBlock,
    text: string,
    isWhole: boolean,
  ) => {
    if (!visible || !isTextBlock(block)) return [];
    const rest = restOf(text, visible, { end: after.text.length, open: block.open }, side, isWhole);
    const byNumber = numbers.assign(readCitations(block.citations, ordinal));
    return byNumber.map(({ number, citations }, at): Marker<D> => ({
      id: `m${ordinal}-${at}`,
      number,
      sourceKey: citations[0]!.sourceKey,
      block: ordinal,
      supports: visible,
      ...rest,
      citations,
    }));
  };

  const annotate = (messages: readonly CitedMessage[]): Annotations<D> => {
    if (!isSameBefore(final.position, before, messages)) {
      final = nothing;
      table = createSourceTable(listed);
      readCitations = createCitationReader(table);
      numbers = createNumbers(numbering);
    }
    before = messages;
    numbers.rewind(final.numbers);

    const joined = joinBlocks(messages, final.position, reveal);
    const { text } = joined.at(-1)?.after ?? final.position;
    const isWhole = !messages.some((message) => message.open);

    const tail: Marker<D>[] = [];
    let next = { position: final.position, numbers: final.numbers, markers: 0 };
    let isFinal = true;
    for (const each of joined) {
      for (const page of sourcesInBlock(each.block)) table.find(page);
      const own = markersOf(each, text, isWhole);
      tail.push(...own);
      isFinal &&= !each.block.open && own.every((marker) => marker.settled);
      if (isFinal) next = { position: each.after, numbers: numbers.count, markers: tail.length };
    }

    const groups = groupMarkers(tail);
    entries = addMarkers(final.entries, tail, entries, table, numbering);
    const annotations: Annotations<D> = {
      text,
      markers: [...final.markers, ...groups.flatMap((group) => group.markers)],
      groups: [...final.groups, ...groups],
      sources: [...entries.values()],
      uncited: table.list().filter(({ key, known }) => known && !entries.has(key)),
    };

    if (next.position !== final.position) {
      const settled = tail.slice(0, next.markers);
      // A group is never split: what stands at one place settles at one moment.
      const ownGroups = groupMarkers(settled).length;
      final = {
        position: next.position,
        numbers: next.numbers,
        markers: annotations.markers.slice(0, final.markers.length + settled.length),
        groups: annotations.groups.slice(0, final.groups.length + ownGroups),
        entries: addMarkers(final.entries, settled, entries, table, numbering),
      };
    }
    return annotations;
  };

  return { annotate, sources: () => table.list() };
}
