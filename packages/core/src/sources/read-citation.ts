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
  const quote = stringIn(fields.cited_text) ?? '';
  const title = stringIn(fields.document_title) ?? stringIn(fields.title);
  const url = stringIn(fields.url) ?? stringIn(fields.source);
  const { unit, range } = placeOf(fields);

  const document = indexIn(fields.document_index);
  if (document !== undefined) {
    const kind = DOCUMENT_KINDS[unit] ?? 'unknown';
    const key = sourceKey.document(document);
    return { key, index: document, kind, unit, range, quote, title, url: undefined };
  }
  const result = indexIn(fields.search_result_index);
  if (result !== undefined) {
    const key = sourceKey.searchResult(result);
    return { key, index: result, kind: 'search-result', unit, range, quote, title, url };
  }
  const key = url === undefined ? undefined : sourceKey.web(url);
  const kind = unit === 'web' || url !== undefined ? 'web' : 'unknown';
  return { key, index: null, kind, unit, range, quote, title, url };
}

/** What a document is that is cited so. */
const DOCUMENT_KINDS: Partial<Record<CitationReading['unit'], SourceKind>> = {
  char: 'text',
  page: 'pdf',
  block: 'content',
};

interface Place {
  unit: CitationReading['unit'];
  range: TextRange | null;
}

function placeOf(fields: Record<string, unknown>): Place {
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

function rangeIn(from: unknown, to: unknown): TextRange | null {
  const start = indexIn(from);
  const end = indexIn(to);
  return start !== undefined && end !== undefined && start <= end ? { start, end } : null;
}

function indexIn(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined;
}

function stringIn(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
