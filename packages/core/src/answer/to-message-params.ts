import type Anthropic from '@anthropic-ai/sdk';
import { isObject } from '../events/values.ts';
import { readPast } from './read-past.ts';
import type { AnswerInput, Turn } from './answer.ts';
import { turnsOf } from './conversation.ts';

/**
 * The turns of an answer as the next request takes them. Citations stay on their blocks, because the API counts
 * `cited_text` that is sent back as no input tokens; `encrypted_index` and `encrypted_content` stay, because it
 * refuses web results without them.
 *
 * Left out is what it would refuse: empty text, white space without words, and at the end of an answer that broke off
 * the thinking without signature and the tool calls without result. Text that has come is kept.
 *
 * @throws TypeError for what is no answer, or was stored by a newer version
 */
export function toMessageParams(input: AnswerInput): Anthropic.MessageParam[] {
  const { conversation, error } = readPast(input);
  // To leave the turn out in silence would change what was said.
  if (error?.type === 'unreadable') throw new TypeError(error.message);
  const turns = turnsOf(conversation);
  const results = new Set(turns.flatMap(resultsIn));
  return turns
    .map((turn, at): Anthropic.MessageParam => {
      if (turn.role !== 'assistant' || typeof turn.content === 'string') return paramOf(turn);
      const isLast = at === turns.length - 1;
      const mayWait = isLast && WAITING.has((turn as Anthropic.Message).stop_reason ?? '');
      // Only the end of a message can be unfinished.
      const end = turn.content.findLastIndex((block) => mayWait || isSendable(block, results)) + 1;
      return { role: 'assistant', content: withoutEmptyText(turn.content.slice(0, end)) };
    })
    .filter(hasContent);
}

/** After these the next request brings the result of the last tool call. */
const WAITING = new Set(['tool_use', 'pause_turn']);

function paramOf({ role, content }: Turn): Anthropic.MessageParam {
  return { role, content } as Anthropic.MessageParam;
}

type Block = Anthropic.ContentBlockParam;

function isSendable(block: Block, results: ReadonlySet<unknown>): boolean {
  const { type, id, signature } = block as { type: string; id?: unknown; signature?: unknown };
  if (type === 'thinking') return typeof signature === 'string' && signature !== '';
  return !type.endsWith('tool_use') || results.has(id);
}

/** The API takes white space beside words, but not alone. */
function withoutEmptyText(content: readonly Block[]): Block[] {
  const hasWords = content.some((block) => block.type === 'text' && block.text.trim() !== '');
  return content.filter((block) => block.type !== 'text' || (hasWords && block.text !== ''));
}

/** The API refuses a turn of nothing. A stored row may hold one all the same. */
function hasContent({ content }: { content: ArrayLike<unknown> | null }): boolean {
  return content !== null && content.length > 0;
}

/** The ids of the tool calls that have a result. */
function resultsIn({ content }: Turn): unknown[] {
  if (!Array.isArray(content)) return [];
  return (content as unknown[])
    .filter(isObject)
    .filter((block) => typeof block.tool_use_id === 'string')
    .map((block) => block.tool_use_id);
}
