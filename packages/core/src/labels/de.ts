import type { PlaceLabels } from '../annotations/place-labels.ts';

/** German. */
export const de: PlaceLabels = {
  page: (number) => `S. ${number}`,
  pages: (range) => `S. ${range}`,
  block: (number) => `Abschnitt ${number}`,
  blocks: (range) => `Abschnitte ${range}`,
  result: (number) => `Treffer ${number}`,
};
