import type { Marker, SourceEntry } from '@cited-stream/core';
import { createSharer } from '../internal/create-sharer.ts';

/** A marker as a panel sees it: not where it stands, which changes with every word while its block is open. */
export type ShownMarker = Pick<Marker, 'id' | 'number' | 'citations'>;

/** What a panel shows of a cited source. */
export interface ShownEntry extends Pick<SourceEntry, 'source' | 'number'> {
  markers: readonly ShownMarker[];
}

/** A function from cited sources to what is shown of them, which stays the same object while that is the same. */
export function createShownEntries(): (entries: readonly SourceEntry[]) => readonly ShownEntry[] {
  // Of hundreds of entries a delta changes one; the others are not compared anew.
  const known = new WeakMap<SourceEntry, ShownEntry>();
  const share = createSharer<readonly ShownEntry[]>();
  return (entries) => {
    const shown = share(entries.map((entry) => known.get(entry) ?? shownOf(entry)));
    entries.forEach((entry, at) => known.set(entry, shown[at]!));
    return shown;
  };
}

function shownOf({ source, number, markers }: SourceEntry): ShownEntry {
  return {
    source,
    number,
    markers: markers.map(({ id, number, citations }) => ({ id, number, citations })),
  };
}
