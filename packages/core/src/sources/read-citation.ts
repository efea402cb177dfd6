import { isIndex, textIn } from '../events/values.ts';
import type { WireCitation } from '../message/cited-message.ts';
import { sourceKey } from './source-key.ts';
import type { SourceKind } from './source.ts';
import type { TextRange } from './text-range.ts';

/** What a citation of the wire says, of whatever type, in one shape. */
export interface CitationReading {
  /** Of its source; `undefined` where the citation names none. */
  key: string | undefined;
  /** The source's place in the request, where that is what names it. */
  index: number | null;
  kind: SourceKind;
  unit: 'char' | 'page' | 'block' | 'web' | 'unknown';
  range: TextRange | null;
  quote: string;
  title: string | undefined;
  url: string | undefined;
}

/**
 * Reads the API's five locations, and what an unknown one has in common with them. Ends are exclusive on the wire
 * for all of them, pages included; pages count from 1, all else from 0. Fields of a wrong type count as missing.
 */
export function readCitation(wire: WireCitation): CitationReading {
  const fields = wire as unknown as Record<string, unknown>;
  const { document_index: document, search_result_index: result } = fields;
  const { unit, counted } = PLACES.get(fields.type) ?? { unit: 'unknown' };
  const url = textIn(fields.url) ?? textIn(fields.source);
  const reading = {
    unit,
    range: counted ? rangeIn(fields[`start_${counted}`], fields[`end_${counted}`]) : null,
    quote: textIn(fields.cited_text) ?? '',
    title: textIn(fields.document_title) ?? textIn(fields.title),
  };
  if (isIndex(document)) {
    const kind = DOCUMENT_KINDS[unit] ?? 'unknown';
    const key = sourceKey('document', document);
    return { ...reading, key, index: document, kind, url: undefined };
  }
  if (isIndex(result)) {
    const key = sourceKey('search-result', result);
    return { ...reading, key, index: result, kind: 'search-result', url };
  }
  const key = url && sourceKey('web', url);
  return { ...reading, key, index: null, kind: unit === 'web' || key ? 'web' : 'unknown', url };
}

/** What each type of citation counts, and the name of its fields behind `start_` and `end_`. */
const PLACES: ReadonlyMap<unknown, { unit: CitationReading['unit']; counted?: string }> = new Map([
  ['char_location', { unit: 'char', counted: 'char_index' }],
  ['page_location', { unit: 'page', counted: 'page_number' }],
  ['content_block_location', { unit: 'block', counted: 'block_index' }],
  ['search_result_location', { unit: 'block', counted: 'block_index' }],
  ['web_search_result_location', { unit: 'web' }],
]);

/** What a document is that is cited so. */
const DOCUMENT_KINDS: Partial<Record<CitationReading['unit'], SourceKind>> = {
  char: 'text',
  page: 'pdf',
  block: 'content',
};

function rangeIn(start: unknown, end: unknown): TextRange | null {
  return isIndex(start) && isIndex(end) && start <= end ? { start, end } : null;
}
