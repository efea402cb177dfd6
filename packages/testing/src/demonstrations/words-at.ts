import type Anthropic from '@anthropic-ai/sdk';
import type { Chunk, SourceInput } from '@cited-stream/core';
import type { Demonstration } from './demonstration.ts';
import { PAGE_BREAK, pageText } from './quotes.ts';

/** What the offsets of each demonstration count, where the two units differ. */
const UTF16 = new Set(['lease', 'research-paper', 'team-chat', 'arabic-library']);

export function citationsOf({ message }: Demonstration): Anthropic.TextCitation[] {
  return message.content.flatMap((block) => (block.type === 'text' ? (block.citations ?? []) : []));
}

export function textsOf({ message }: Demonstration): Anthropic.TextBlock[] {
  return message.content.filter((block) => block.type === 'text');
}

/** What the source says at the place that a citation names. */
export function wordsAt(citation: Anthropic.TextCitation, demonstration: Demonstration): string {
  switch (citation.type) {
    case 'char_location': {
      const text = plainText(demonstration, citation.document_index);
      const { start_char_index: start, end_char_index: end } = citation;
      if (UTF16.has(demonstration.id)) return text.slice(start, end);
      return [...text].slice(start, end).join('');
    }
    case 'page_location': {
      const pages = (demonstration.pdf ?? []).slice(
        citation.start_page_number - 1,
        citation.end_page_number - 1,
      );
      return pages.map(pageText).join(PAGE_BREAK);
    }
    case 'content_block_location':
      return blocksAt(demonstration, citation.document_index, citation);
    case 'search_result_location':
      return blocksAt(demonstration, citation.search_result_index, citation);
    case 'web_search_result_location':
      return citation.cited_text;
  }
}

function blocksAt(
  demonstration: Demonstration,
  index: number,
  {
    start_block_index: start,
    end_block_index: end,
  }: { start_block_index: number; end_block_index: number },
): string {
  const { content } = sourceOf(demonstration, index);
  if (!Array.isArray(content)) throw new Error(`Source ${index} has no blocks.`);
  const chunks: readonly Chunk[] = content;
  if (end > chunks.length) throw new Error(`Source ${index} ends before block ${end}.`);
  return chunks
    .slice(start, end)
    .map(({ text }) => text)
    .join('');
}

export function plainText(demonstration: Demonstration, index: number): string {
  const { content } = sourceOf(demonstration, index);
  if (typeof content !== 'string') throw new Error(`Source ${index} is not plain text.`);
  return content;
}

export function sourceOf({ sources }: Demonstration, index: number): SourceInput {
  const source = sources[index];
  if (!source) throw new Error(`There is no source ${index}.`);
  return source;
}
