/** What a source is. `unknown` is a document whose type is not known, a file of the Files API for one. */
export type SourceKind = 'text' | 'pdf' | 'content' | 'search-result' | 'web' | 'unknown';

/** One block of a custom-content document or of a search result. `id` and `data` are the caller's own. */
export interface Chunk<D = unknown> {
  text: string;
  id?: string | undefined;
  data?: D | undefined;
}

/** Plain text; blocks of text; or a PDF as an `https:` URL, as base64 or as bytes. */
export type SourceContent<D = unknown> =
  string | readonly Chunk<D>[] | { pdf: string | Uint8Array };

/** A source as the caller lists it. The order of the list is the order of the request. */
export interface SourceInput<D = unknown> {
  /** @default what `content` says: text, blocks or PDF; without content `web` if there is a `url`, else `unknown` */
  kind?: SourceKind | undefined;
  /** The caller's own id, "KB-1041" say. It never goes to the API and comes back on every citation's source. */
  id?: string | undefined;
  /** Anything of the caller's own. It never goes to the API; the server helpers do send it to the browser. */
  data?: D | undefined;
  title?: string | undefined;
  /** What the model is told about the document besides its text; it is not cited from. */
  context?: string | undefined;
  /** Where the source can be opened. For a search result, its `source`. */
  url?: string | undefined;
  /** Id of a file of the Files API. */
  fileId?: string | undefined;
  content?: SourceContent<D> | undefined;
}

/** A source as views see it: with its identity, its place in the request and a title that is never empty. */
export interface Source<D = unknown> extends SourceInput<D> {
  /** Identity within one answer: two citations are of one source exactly if their keys are equal. */
  key: string;
  kind: SourceKind;
  /** The wire's `document_index` or `search_result_index`, 0-based; `null` for web sources. Never shown as a number. */
  index: number | null;
  title: string;
  /** Where the title was found. `fallback` means that nobody gave one and views may word it in their language. */
  titleFrom: 'request' | 'answer' | 'file' | 'host' | 'fallback';
  /**
   * Whether the source itself is known, because the request or the answer listed it.
   * `false` means that only citations speak of it: the request has not arrived, was never given, or has no such source.
   */
  known: boolean;
}
