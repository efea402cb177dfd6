import type Anthropic from '@anthropic-ai/sdk';
import { toMessageParams, type Turn } from '@cited-stream/core';

/** Earlier turns as the API takes them back. A question without an answer is left out, and so is an answer without one. */
export function pastTurns(history: readonly Turn[]): Anthropic.MessageParam[] {
  const turns: Anthropic.MessageParam[] = [];
  for (const turn of history) {
    const [param] = turn.role === 'assistant' ? toMessageParams([turn]) : [turn];
    if (!param || param.content.length === 0) continue;
    if (turn.role === 'assistant' && turns.length === 0) continue;
    if (turns.at(-1)?.role === turn.role) turns.pop();
    turns.push({ role: turn.role, content: param.content } as Anthropic.MessageParam);
  }
  if (turns.at(-1)?.role === 'user') turns.pop();
  return turns;
}
