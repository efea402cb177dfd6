import type { PlaceLabels } from '../annotations/place-labels.ts';

/** Arabic. */
export const ar: PlaceLabels = {
  page: (number) => `ص ${number}`,
  pages: (range) => `ص ${range}`,
  block: (number) => `المقطع ${number}`,
  blocks: (range) => `المقاطع ${range}`,
  result: (number) => `النتيجة ${number}`,
};
