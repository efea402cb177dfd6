import type { PlaceLabels } from '../annotations/place-labels.ts';

/** Japanese. */
export const ja: PlaceLabels = {
  page: (number) => `${number}ページ`,
  pages: (range) => `${range}ページ`,
  block: (number) => `ブロック${number}`,
  blocks: (range) => `ブロック${range}`,
  result: (number) => `検索結果${number}`,
};
