import type { Marker, MarkerGroup } from './annotations.ts';
import { groupBy } from './group-by.ts';

/** Markers in the order of the text, those of one place together and there by number. */
export function groupMarkers<D>(markers: readonly Marker<D>[]): MarkerGroup<D>[] {
  return [...groupBy(markers, ({ offset }) => offset)].map(([offset, own]) => ({
    id: `g${own[0].block}`,
    offset,
    markers: own.sort((a, b) => a.number - b.number),
  }));
}
