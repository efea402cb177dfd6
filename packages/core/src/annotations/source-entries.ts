import type { SourceTable } from '../sources/source-table.ts';
import type { Marker, Numbering, SourceEntry } from './annotations.ts';
import { groupBy } from './group-by.ts';

/** Cited sources by key, in the order of their first citation. */
export type SourceEntries<D> = ReadonlyMap<string, SourceEntry<D>>;

/** The entries with more markers. Entries that get none, and whose source is as it was, keep their identity. */
export function addMarkers<D>(
  entries: SourceEntries<D>,
  markers: readonly Marker<D>[],
  table: SourceTable<D>,
  numbering: Numbering,
): SourceEntries<D> {
  const added = groupBy(markers, ({ sourceKey }) => sourceKey);
  const result = new Map<string, SourceEntry<D>>();
  for (const key of new Set([...entries.keys(), ...added.keys()])) {
    const source = table.get(key)!;
    const entry = entries.get(key);
    const own = added.get(key) ?? [];
    if (entry && own.length === 0 && entry.source === source) {
      result.set(key, entry);
      continue;
    }
    const all = [...(entry?.markers ?? []), ...own];
    const number = numbering === 'source' ? all[0]!.number : null;
    result.set(key, { source, number, markers: all });
  }
  return result;
}
