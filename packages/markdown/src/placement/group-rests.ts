import type { Marker, MarkerGroup, Rest } from '@cited-stream/core';

/** A marker with the place it has come to rest at. */
export interface RestingMarker<D> extends Rest {
  marker: Marker<D>;
}

/** Markers of one place together, by number, with the place's offset in the text there. */
export function groupRests<D>(
  resting: readonly RestingMarker<D>[],
): { group: MarkerGroup<D>; offset: number }[] {
  const places: { offset: number; first: Marker<D>; markers: Marker<D>[] }[] = [];
  for (const { marker, offset, settled } of resting) {
    const own = settled === marker.settled ? marker : { ...marker, settled };
    const last = places.at(-1);
    if (last?.offset === offset) last.markers.push(own);
    else places.push({ offset, first: marker, markers: [own] });
  }
  return places.map(({ offset, first, markers }) => ({
    offset,
    group: {
      id: `g${first.block}`,
      offset: first.offset,
      markers: markers.sort((a, b) => a.number - b.number),
    },
  }));
}
