import type Anthropic from '@anthropic-ai/sdk';
import type { Turn } from '@cited-stream/core';

/**
 * Earlier turns as the API takes them back: their text, with its citations of documents and search results, which
 * cost nothing there. Thinking and web results stay behind, because the API takes them only whole and unchanged, and
 * a browser that stopped an answer does not have them whole. A question without an answer is left out.
 */
export function pastTurns(history: readonly Turn[]): Anthropic.MessageParam[] {
  const turns: Anthropic.MessageParam[] = [];
  for (const turn of history) {
    const content = textOf(turn);
    if (content.length === 0) continue;
    if (turn.role === 'assistant' && turns.length === 0) continue;
    if (turns.at(-1)?.role === turn.role) turns.pop();
    turns.push({ role: turn.role, content });
  }
  if (turns.at(-1)?.role === 'user') turns.pop();
  return turns;
}

function textOf({ content }: Turn): Anthropic.TextBlockParam[] {
  if (typeof content === 'string') return content.trim() ? [{ type: 'text', text: content }] : [];
  const blocks: Anthropic.TextBlockParam[] = [];
  for (const block of content) {
    if (block.type !== 'text') continue;
    const before = blocks.at(-1);
    // The API takes no block of blanks alone, but without them two sentences would stick together.
    if (block.text.trim()) blocks.push(withCitations(block));
    else if (before) before.text += block.text;
  }
  return blocks;
}

function withCitations({
  text,
  citations,
}: Anthropic.TextBlock | Anthropic.TextBlockParam): Anthropic.TextBlockParam {
  const kept = (citations ?? []).flatMap(toParam);
  return { type: 'text', text, ...(kept.length > 0 && { citations: kept }) };
}

/** What the API sends with a citation but does not take back is left out. */
function toParam(
  citation: Anthropic.TextCitation | Anthropic.TextCitationParam,
): Anthropic.TextCitationParam[] {
  switch (citation.type) {
    case 'char_location':
    case 'page_location':
    case 'content_block_location': {
      const { file_id: _, ...param } = { file_id: null, ...citation };
      return [param];
    }
    case 'search_result_location':
      return [citation];
    default:
      return [];
  }
}
