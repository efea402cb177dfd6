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
  return { ...sourceOf(fields), ...placeOf(fields), quote: stringIn(fields.cited_text) ?? '' };
}

function sourceOf(
  fields: Record<string, unknown>,
): Omit<CitationReading, 'unit' | 'range' | 'quote'> {
  const title = stringIn(fields.document_title) ?? stringIn(fields.title);
  if (isIndex(fields.document_index)) {
    const index = fields.document_index;
    const kind = DOCUMENT_KINDS[String(fields.type)] ?? 'unknown';
    return { key: sourceKey.document(index), index, kind, title, url: undefined };
  }
  const url = stringIn(fields.url) ?? stringIn(fields.source);
  if (isIndex(fields.search_result_index)) {
    const index = fields.search_result_index;
    return { key: sourceKey.searchResult(index), index, kind: 'search-result', title, url };
  }
  const key = url === undefined ? undefined : sourceKey.web(url);
  const isWeb = fields.type === 'web_search_result_location' || url !== undefined;
  return { key, index: null, kind: isWeb ? 'web' : 'unknown', title, url };
}

const DOCUMENT_KINDS: Readonly<Record<string, SourceKind>> = {
  char_location: 'text',
  page_location: 'pdf',
  content_block_location: 'content',
};

function placeOf(fields: Record<string, unknown>): Pick<CitationReading, 'unit' | 'range'> {
  switch (fields.type) {
    case 'char_location':
      return { unit: 'char', range: rangeIn(fields.start_char_index, fields.end_char_index) };
    case 'page_location':
      return { unit: 'page', range: rangeIn(fields.start_page_number, fields.end_page_number) };
    case 'content_block_location':
    case 'search_result_location':
      return { unit: 'block', range: rangeIn(fields.start_block_index, fields.end_block_index) };
    case 'web_search_result_location':
      return { unit: 'web', range: null };
    default:
      return { unit: 'unknown', range: null };
  }
}

function rangeIn(start: unknown, end: unknown): TextRange | null {
  return isIndex(start) && isIndex(end) && start <= end ? { start, end } : null;
}

function isIndex(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function stringIn(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
