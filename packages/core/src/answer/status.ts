import type { CitedMessage } from '../message/cited-message.ts';
import type { Status } from './answer.ts';

/** How an answer has ended whose stream was read to its end. */
export function statusOf(message: CitedMessage | undefined): Status {
  if (!message) return 'idle';
  if (!message.ended) return 'interrupted';
  return ENDINGS[message.stopReason ?? ''] ?? 'complete';
}

/** Stop reasons that do not mean a whole answer. Those still to come are taken for a whole one. */
const ENDINGS: Readonly<Record<string, Status>> = {
  max_tokens: 'cut-off',
  model_context_window_exceeded: 'cut-off',
  refusal: 'refused',
  pause_turn: 'paused',
  tool_use: 'tool-use',
};
