import type { SourceTable } from '../sources/source-table.ts';
import { sourcesInBlock } from '../sources/sources-in-block.ts';
import type { AnnotatedBlock } from './annotate-block.ts';
import type { Marker, MarkerGroup, Numbering } from './annotations.ts';
import { groupMarkers } from './group-markers.ts';
import type { Position } from './join-blocks.ts';
import { addMarkers, type SourceEntries } from './source-entries.ts';

/** All that is annotated up to a position. */
export interface Progress<D> {
  position: Position;
  text: string;
  /** How many numbers have been given out. */
  numbers: number;
  markers: readonly Marker<D>[];
  groups: readonly MarkerGroup<D>[];
  entries: SourceEntries<D>;
  table: SourceTable<D>;
}

/** The progress with more blocks, whose sources are entered in its table. */
export function extendProgress<D>(
  progress: Progress<D>,
  blocks: readonly AnnotatedBlock<D>[],
  numbering: Numbering,
): Progress<D> {
  const last = blocks.at(-1);
  if (!last) return progress;
  const { table } = progress;
  for (const { joined, read } of blocks) {
    for (const page of sourcesInBlock(joined.block)) table.find(page);
    for (const { citation, reading } of read) table.cite(citation.sourceKey, reading);
  }
  const groups = groupMarkers(blocks.flatMap(({ markers }) => markers));
  const markers = groups.flatMap((group) => group.markers);
  return {
    position: last.joined.after,
    text: progress.text + blocks.map(({ joined }) => joined.text).join(''),
    numbers: last.numbers,
    markers: concat(progress.markers, markers),
    groups: concat(progress.groups, groups),
    entries: addMarkers(progress.entries, markers, table, numbering),
    table,
  };
}

/**
 * How many of these blocks are final: closed, with markers that have settled, and none that has hopped into a block
 * that is not. Markers of one place are one group, and a group is final as a whole.
 */
export function countFinal<D>(blocks: readonly AnnotatedBlock<D>[]): number {
  const firstOpen = blocks.findIndex(
    ({ joined, markers }) => joined.block.open || !markers.every(({ settled }) => settled),
  );
  if (firstOpen < 0) return blocks.length;
  const bound = blocks[firstOpen]!.joined.visible?.start ?? Infinity;
  const hopped = blocks
    .slice(0, firstOpen)
    .findIndex(({ markers }) => markers.some(({ offset }) => offset > bound));
  return hopped < 0 ? firstOpen : hopped;
}

function concat<T>(list: readonly T[], more: readonly T[]): readonly T[] {
  return more.length === 0 ? list : [...list, ...more];
}
