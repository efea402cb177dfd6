import type { Annotations, Marker, MarkerGroup } from '@cited-stream/core';

/** A marker and the group it stands in. */
export interface PlacedMarker {
  marker: Marker;
  group: MarkerGroup;
}

export function findMarker(annotations: Annotations, markerId: string | null): PlacedMarker | null {
  if (markerId === null) return null;
  for (const group of annotations.groups) {
    const marker = group.markers.find(({ id }) => id === markerId);
    if (marker) return { marker, group };
  }
  return null;
}
