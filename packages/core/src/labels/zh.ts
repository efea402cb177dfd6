import type { PlaceLabels } from '../annotations/place-labels.ts';

/** Chinese. */
export const zh: PlaceLabels = {
  page: (number) => `第 ${number} 页`,
  pages: (range) => `第 ${range} 页`,
  block: (number) => `第 ${number} 段`,
  blocks: (range) => `第 ${range} 段`,
  result: (number) => `结果 ${number}`,
};
