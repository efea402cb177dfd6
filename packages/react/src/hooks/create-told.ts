import type { Answer, Citation, Marker } from '@cited-stream/core';

/** Which citations a host has been told of. */
export interface Told<D> {
  /** The citations that are new since the last call. */
  take(this: void, answer: Answer<D>): { citation: Citation<D>; marker: Marker<D> }[];
}

export function createTold<D>(): Told<D> {
  let told: ReadonlySet<string> = new Set();
  return {
    take({ annotations: { markers } }) {
      const present = new Set<string>();
      const fresh = [];
      for (const marker of markers) {
        for (const citation of marker.citations) {
          present.add(citation.id);
          if (!told.has(citation.id)) fresh.push({ citation, marker });
        }
      }
      // What is gone is forgotten: where an answer begins again, or goes on from an earlier point, the same ids come
      // again for other citations.
      told = present;
      return fresh;
    },
  };
}
