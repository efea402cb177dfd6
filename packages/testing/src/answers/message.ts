import type Anthropic from '@anthropic-ai/sdk';
import type { AnswerInput, SourceInput, WireCitation } from '@cited-stream/core';

/** A text block with its citations. */
export function block(text: string, ...citations: WireCitation[]): Anthropic.TextBlock {
  return {
    type: 'text',
    text,
    citations: citations.length > 0 ? (citations as Anthropic.TextCitation[]) : null,
  };
}

/** A citation of a document of the request, by its index there. */
export function cite(
  document: number,
  quote = `Quote of ${document}.`,
  title?: string,
): WireCitation {
  return {
    type: 'char_location',
    cited_text: quote,
    document_index: document,
    document_title: title ?? null,
    start_char_index: 0,
    end_char_index: quote.length,
    file_id: null,
  };
}

export function citePage(document: number, page: number, quote: string): WireCitation {
  return {
    type: 'page_location',
    cited_text: quote,
    document_index: document,
    document_title: null,
    start_page_number: page,
    end_page_number: page + 1,
    file_id: null,
  };
}

export function citeWeb(url: string, quote: string, title: string | null = null): WireCitation {
  return {
    type: 'web_search_result_location',
    cited_text: quote,
    url,
    title,
    encrypted_index: '',
  };
}

/** A finished message as the API gives it. */
export function message(
  blocks: Anthropic.TextBlock[],
  { id = 'msg_1', stop = 'end_turn' } = {},
): Anthropic.Message & AnswerInput {
  return {
    id,
    type: 'message',
    role: 'assistant',
    model: 'claude-test',
    content: blocks,
    stop_reason: stop,
    stop_sequence: null,
    usage: { input_tokens: 1, output_tokens: 1 },
  } as unknown as Anthropic.Message;
}

/** Documents called "Document A", "Document B" and so on. */
export function documents(count: number): SourceInput[] {
  return Array.from({ length: count }, (_, index) => ({
    title: `Document ${String.fromCharCode(65 + index)}`,
    content: 'Text.',
  }));
}
