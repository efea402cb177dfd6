import { describeSource } from './describe-source.ts';
import type { CitationReading } from './read-citation.ts';
import { sourceKey } from './source-key.ts';
import type { Source, SourceInput } from './source.ts';

/** All sources of an answer by key: what the request listed, what the answer found, what only citations speak of. */
export interface SourceTable<D> {
  /** A page that the answer has found. */
  find(page: SourceInput<D>): void;
  /** The key of a citation's source, which is in the table from then on. */
  cite(reading: CitationReading, citationId: string): string;
  get(key: string): Source<D> | undefined;
  /** Whether the sources of the request are known and the one that this citation counts to is none of them. */
  isMissing(reading: CitationReading): boolean;
  /** In the order of the request, then of the answer. */
  list(): readonly Source<D>[];
}

/** @param listed the sources of the request; `undefined` while nobody has told them */
export function createSourceTable<D>(listed: readonly Source<D>[] | undefined): SourceTable<D> {
  const sources = new Map<string, Source<D>>(listed?.map((source) => [source.key, source]));
  let ordered: readonly Source<D>[] | undefined;

  const put = (source: Source<D>) => {
    sources.set(source.key, source);
    ordered = undefined;
  };

  return {
    find(page) {
      if (page.url === undefined) return;
      const key = sourceKey.web(page.url);
      if (!sources.get(key)?.known) put(describeSource(page, { key, index: null, known: true }));
    },
    cite({ key: named, index, kind, title, url }, citationId) {
      const key = named ?? sourceKey.only(citationId);
      const source = sources.get(key);
      if (!source) {
        const facts = { key, index, kind, known: false, answerTitle: title };
        put(describeSource<D>(url === undefined ? {} : { url }, facts));
      } else if (title !== undefined && RANK[source.titleFrom] > RANK.answer) {
        put({ ...source, title, titleFrom: 'answer' });
      }
      return key;
    },
    get: (key) => sources.get(key),
    isMissing: ({ key, index }) =>
      listed !== undefined && index !== null && !sources.get(key ?? '')?.known,
    list: () => (ordered ??= [...sources.values()]),
  };
}

/** Which title wins: the one the caller gave, then the one the API gave, then what can be guessed. */
const RANK: Record<Source['titleFrom'], number> = {
  request: 0,
  answer: 1,
  file: 2,
  host: 3,
  fallback: 4,
};
