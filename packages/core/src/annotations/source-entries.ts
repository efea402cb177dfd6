import type { SourceTable } from '../sources/source-table.ts';
import type { Marker, Numbering, SourceEntry } from './annotations.ts';

/** Cited sources by key, in the order of their first citation. */
export type SourceEntries<D> = ReadonlyMap<string, SourceEntry<D>>;

/**
 * The entries with more markers.
 *
 * @param before entries of an earlier moment; what is still as it was there keeps its identity
 */
export function addMarkers<D>(
  entries: SourceEntries<D>,
  markers: readonly Marker<D>[],
  before: SourceEntries<D>,
  table: SourceTable<D>,
  numbering: Numbering,
): SourceEntries<D> {
  const added = new Map<string, Marker<D>[]>();
  for (const marker of markers) {
    const own = added.get(marker.sourceKey);
    if (own) own.push(marker);
    else added.set(marker.sourceKey, [marker]);
  }
  const result = new Map<string, SourceEntry<D>>();
  for (const key of new Set([...entries.keys(), ...added.keys()])) {
    const entry = entries.get(key);
    const own = added.get(key);
    if (entry && !own && entry.source === table.get(key)) {
      result.set(key, entry);
      continue;
    }
    const all = [...(entry?.markers ?? []), ...(own ?? [])];
    const number = numbering === 'source' ? all[0]!.number : null;
    const next = { source: table.get(key)!, number, markers: all };
    const old = before.get(key);
    result.set(key, old && isSame(old, next) ? old : next);
  }
  return result;
}

function isSame<D>(one: SourceEntry<D>, other: SourceEntry<D>): boolean {
  return (
    one.source === other.source &&
    one.number === other.number &&
    one.markers.length === other.markers.length &&
    one.markers.every((marker, at) => marker === other.markers[at])
  );
}
