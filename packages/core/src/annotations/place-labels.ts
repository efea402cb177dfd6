/** How places in a source are worded. Numbers and ranges come formatted, in the reader's digits. */
export interface PlaceLabels {
  page(number: string): string;
  pages(range: string): string;
  block(number: string): string;
  blocks(range: string): string;
  result(number: string): string;
}

export const en: PlaceLabels = {
  page: (number) => `p. ${number}`,
  pages: (range) => `pp. ${range}`,
  block: (number) => `block ${number}`,
  blocks: (range) => `blocks ${range}`,
  result: (number) => `result ${number}`,
};
