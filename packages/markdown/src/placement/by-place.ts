import type { Marker } from '@cited-stream/core';
import { countBefore } from './count-before.ts';
import type { Place } from './read-places.ts';

/**
 * Each marker with the last place that shows something before the end of its words; with none if there is no such place.
 *
 * @param markers in the order of the text
 * @param at where the source begins in the answer's text
 */
export function byPlace<D>(places: readonly Place[], markers: readonly Marker<D>[], at = 0) {
  const found = new Map<Place | undefined, Marker<D>[]>();
  for (const marker of markers) {
    const end = marker.supports.end - at;
    const place = places[countBefore(places.length, (index) => places[index]!.start, end) - 1];
    const own = found.get(place);
    if (own) own.push(marker);
    else found.set(place, [marker]);
  }
  return found;
}
