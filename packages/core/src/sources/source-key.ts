/** Identity of sources. Documents and search results are counted apart, web pages are known by their address. */
export const sourceKey = {
  document: (index: number) => `document:${index}`,
  searchResult: (index: number) => `search-result:${index}`,
  web: (url: string) => `web:${url}`,
  /** A source that nothing identifies is like no other: its citation stands for it. */
  only: (citationId: string) => `only:${citationId}`,
};
