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
  const quote = textIn(fields.cited_text) ?? '';
  const title = textIn(fields.document_title) ?? textIn(fields.title);
  const url = textIn(fields.url) ?? textIn(fields.source);
  const { unit, start, end } = PLACES.get(fields.type) ?? NOWHERE;
  const range = rangeIn(fields[start], fields[end]);

  if (isIndex(document)) {
    const key = sourceKey('document', document);
    const kind = DOCUMENT_KINDS[unit] ?? 'unknown';
    return { key, index: document, kind, unit, range, quote, title, url: undefined };
  }
  if (isIndex(result)) {
    const key = sourceKey('search-result', result);
    return { key, index: result, kind: 'search-result', unit, range, quote, title, url };
  }
  const key = url && sourceKey('web', url);
  const kind = unit === 'web' || key ? 'web' : 'unknown';
  return { key, index: null, kind, unit, range, quote, title, url };
}

/** What a citation counts, and the fields that hold it. */
interface Place {
  unit: CitationReading['unit'];
  start: string;
  end: string;
}

const BLOCKS: Place = { unit: 'block', start: 'start_block_index', end: 'end_block_index' };
const NOWHERE: Place = { unit: 'unknown', start: '', end: '' };
const PLACES: ReadonlyMap<unknown, Place> = new Map([
  ['char_location', { unit: 'char', start: 'start_char_index', end: 'end_char_index' }],
  ['page_location', { unit: 'page', start: 'start_page_number', end: 'end_page_number' }],
  ['content_block_location', BLOCKS],
  ['search_result_location', BLOCKS],
  ['web_search_result_location', { ...NOWHERE, unit: 'web' }],
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
