import type { Answer, Citation, Marker } from '@cited-stream/core';

/** Which citations a host has been told of. */
export interface Told<D> {
  /** The citations that are new since the last call. */
  take(this: void, answer: Answer<D>): { citation: Citation<D>; marker: Marker<D> }[];
}

export function createTold<D>(): Told<D> {
  const seen = new Set<string>();
  return {
    take({ annotations: { markers } }) {
      // An answer without a marker is at its beginning, and the ids of the one before it come again.
      if (markers.length === 0) seen.clear();
      const fresh = [];
      for (const marker of markers) {
        for (const citation of marker.citations) {
          if (seen.has(citation.id)) continue;
          seen.add(citation.id);
          fresh.push({ citation, marker });
        }
      }
      return fresh;
    },
  };
}
