import type { Marker, MarkerGroup } from './annotations.ts';

/** Markers in the order of the text, those of one place together and there by number. */
export function groupMarkers<D>(markers: readonly Marker<D>[]): MarkerGroup<D>[] {
  const groups: { id: string; offset: number; markers: Marker<D>[] }[] = [];
  for (const marker of markers) {
    const last = groups.at(-1);
    if (last?.offset === marker.offset) last.markers.push(marker);
    else groups.push({ id: `g${marker.block}`, offset: marker.offset, markers: [marker] });
  }
  for (const { markers: own } of groups) own.sort((a, b) => a.number - b.number);
  return groups;
}
