import type Anthropic from '@anthropic-ai/sdk';
import type { Chunk, SourceInput } from '@cited-stream/core';
import { sourceAt, type OffsetUnit } from './author.ts';
import type { PdfPage } from './pdf-of.ts';

/** Where the text of one page ends and the next begins, in quotes that run over both. */
export const PAGE_BREAK = '\n';

/** The text of a page as quotes are searched in it. */
export function pageText({ title, paragraphs }: PdfPage): string {
  const parts = paragraphs.map((part) => (typeof part === 'string' ? part : part.heading));
  return (title === undefined ? parts : [title, ...parts]).join('\n');
}

/** Cites documents of plain text by their words. */
export function quotesFrom(sources: readonly SourceInput[], unit: OffsetUnit) {
  return (index: number, quote: string): Anthropic.TextCitation => {
    const { title, content } = sourceAt(sources, index);
    if (typeof content !== 'string') throw new Error(`Source ${index} is not plain text.`);
    const start = onlyPlace(content, quote);
    const offset = (at: number) => (unit === 'utf-16' ? at : [...content.slice(0, at)].length);
    return wire<Anthropic.CitationCharLocation>({
      type: 'char_location',
      cited_text: quote,
      document_index: index,
      document_title: title ?? null,
      start_char_index: offset(start),
      end_char_index: offset(start + quote.length),
    });
  };
}

/** Cites a PDF by its words. A quote may run over a page's end: `PAGE_BREAK` stands there. */
export function quotesFromPages(index: number, title: string, pages: readonly PdfPage[]) {
  const texts = pages.map(pageText);
  const whole = texts.join(PAGE_BREAK);
  const pageNumber = (offset: number) => {
    let end = 0;
    return 1 + texts.findIndex((text) => offset < (end += text.length + PAGE_BREAK.length));
  };
  return (quote: string): Anthropic.TextCitation => {
    const start = onlyPlace(whole, quote);
    return wire<Anthropic.CitationPageLocation>({
      type: 'page_location',
      cited_text: quote,
      document_index: index,
      document_title: title,
      start_page_number: pageNumber(start),
      end_page_number: pageNumber(start + quote.length - 1) + 1,
    });
  };
}

/** Cites documents of custom content by the ids of their first and last block. */
export function blocksFrom(sources: readonly SourceInput[]) {
  return (index: number, first: string, last = first): Anthropic.TextCitation => {
    const { title } = sourceAt(sources, index);
    const { start, end, text } = blockRange(sourceAt(sources, index), first, last);
    return wire<Anthropic.CitationContentBlockLocation>({
      type: 'content_block_location',
      cited_text: text,
      document_index: index,
      document_title: title ?? null,
      start_block_index: start,
      end_block_index: end,
    });
  };
}

/** Cites search results by the ids of their first and last block. */
export function resultsFrom(sources: readonly SourceInput[]) {
  return (index: number, first: string, last = first): Anthropic.TextCitation => {
    const { title, url } = sourceAt(sources, index);
    const { start, end, text } = blockRange(sourceAt(sources, index), first, last);
    return {
      type: 'search_result_location',
      cited_text: text,
      search_result_index: index,
      source: url ?? '',
      title: title ?? null,
      start_block_index: start,
      end_block_index: end,
    };
  };
}

/** Several blocks are quoted joined with nothing between them, as the API does. */
function blockRange({ content }: SourceInput, first: string, last: string) {
  if (!Array.isArray(content))
    throw new Error(`The source of block "${first}" is not made of blocks.`);
  const chunks: readonly Chunk[] = content;
  const start = chunks.findIndex(({ id }) => id === first);
  const end = chunks.findIndex(({ id }) => id === last) + 1;
  if (start < 0 || end <= start) throw new Error(`No blocks from "${first}" to "${last}".`);
  return {
    start,
    end,
    text: chunks
      .slice(start, end)
      .map(({ text }) => text)
      .join(''),
  };
}

function onlyPlace(text: string, quote: string): number {
  const place = text.indexOf(quote);
  if (place < 0) throw new Error(`The source does not say "${quote}".`);
  if (text.includes(quote, place + 1))
    throw new Error(`The source says "${quote}" more than once.`);
  return place;
}

/** The wire leaves out `file_id`, which the SDK's types declare. */
function wire<T extends Anthropic.TextCitation & { file_id: string | null }>(
  citation: Omit<T, 'file_id'>,
): Anthropic.TextCitation {
  return citation as unknown as Anthropic.TextCitation;
}
