import { addressIn, siteOf } from './address.ts';
import { chunksOf, pdfAddressOf } from './content.ts';
import type { SourceInput, SourceKind, Source } from './source.ts';

/** What is known of a source besides what the caller gave. */
export interface SourceFacts {
  key: string;
  index: number | null;
  known: boolean;
  /** The kind to assume where the input says nothing. */
  kind?: SourceKind | undefined;
  /** The title that citations give. */
  answerTitle?: string | undefined;
}

/** A source with its identity and a title that is never empty. */
export function describeSource<D>(input: SourceInput<D>, facts: SourceFacts): Source<D> {
  const { key, index, known, answerTitle } = facts;
  return {
    ...input,
    key,
    index,
    known,
    kind: input.kind ?? facts.kind ?? kindOf(input),
    ...titleOf(input, index, answerTitle),
  };
}

/** What a source counts as: a document, a search result, or a page of the web, which the wire knows by its address. */
export type Role = 'document' | 'search-result' | 'web';

/** Whatever is sent as a document counts as one. */
export function roleOf(source: SourceInput): Role {
  const kind = source.kind ?? kindOf(source);
  if (kind === 'search-result') return kind;
  const isSent = source.content !== undefined || source.fileId !== undefined;
  return kind === 'web' && !isSent ? 'web' : 'document';
}

/** What the content is, or, where there is none, what can be said without it. */
export function kindOf({ content, url, fileId }: SourceInput): SourceKind {
  if (typeof content === 'string') return 'text';
  if (content) return chunksOf(content) ? 'content' : 'pdf';
  return url !== undefined && fileId === undefined ? 'web' : 'unknown';
}

function titleOf(
  input: SourceInput,
  index: number | null,
  answerTitle: string | undefined,
): Pick<Source, 'title' | 'titleFrom'> {
  const given = givenTitle(input);
  if (given) return { title: given, titleFrom: 'request' };
  if (answerTitle) return { title: answerTitle, titleFrom: 'answer' };
  const address = addressIn(input.url ?? pdfAddressOf(input.content));
  const file = address && fileNameIn(address);
  if (file && input.kind !== 'web') return { title: file, titleFrom: 'file' };
  if (address) return { title: siteOf(address), titleFrom: 'host' };
  return { title: index === null ? 'Source' : `Document ${index + 1}`, titleFrom: 'fallback' };
}

/** A source that was described before, and stored, keeps only a title that somebody has given. */
function givenTitle(input: SourceInput & Partial<Pick<Source, 'titleFrom'>>): string | undefined {
  const isGiven = input.titleFrom === undefined || input.titleFrom === 'request';
  return isGiven ? input.title : undefined;
}

function fileNameIn({ pathname }: URL): string | undefined {
  const name = pathname.slice(pathname.lastIndexOf('/') + 1);
  if (!/\.[a-z0-9]{1,5}$/i.test(name)) return undefined;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
