import { describeSource } from './describe-source.ts';
import type { CitationReading } from './read-citation.ts';
import { sourceKey } from './source-key.ts';
import type { Source } from './source.ts';
import type { FoundPage } from './sources-in-block.ts';

/** All sources of an answer by key: what the request listed, what the answer found, what only citations speak of. */
export interface SourceTable<D> {
  /** A page that the answer has found. */
  find(page: FoundPage<D>): void;
  /** A citation of the source with this key. */
  cite(key: string, reading: CitationReading): void;
  get(key: string): Source<D> | undefined;
  /** In the order of the request, then of the answer. */
  list(): readonly Source<D>[];
  /** A table that starts from this one and leaves it alone. */
  fork(): SourceTable<D>;
}

export function createSourceTable<D>(start: Iterable<Source<D>> = []): SourceTable<D> {
  const sources = new Map<string, Source<D>>();
  for (const source of start) sources.set(source.key, source);

  return {
    find(page) {
      const key = sourceKey('web', page.url);
      if (sources.get(key)?.known) return;
      sources.set(key, describeSource(page, { key, index: null, known: true }));
    },
    cite(key, { index, kind, title, url }) {
      const source = sources.get(key);
      if (!source) {
        const facts = { key, index, kind, known: false, answerTitle: title };
        sources.set(key, describeSource<D>(url === undefined ? {} : { url }, facts));
      } else if (title !== undefined && GUESSED.has(source.titleFrom)) {
        sources.set(key, { ...source, title, titleFrom: 'answer' });
      }
    },
    get: (key) => sources.get(key),
    list: () => [...sources.values()],
    fork: () => createSourceTable(sources.values()),
  };
}

/** Titles that give way to the one that the API gives. */
const GUESSED: ReadonlySet<Source['titleFrom']> = new Set(['file', 'host', 'fallback']);
