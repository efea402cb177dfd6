import type { PlaceLabels } from '../annotations/place-labels.ts';

/** French. */
export const fr: PlaceLabels = {
  page: (number) => `p. ${number}`,
  pages: (range) => `p. ${range}`,
  block: (number) => `bloc ${number}`,
  blocks: (range) => `blocs ${range}`,
  result: (number) => `résultat ${number}`,
};
