import type { CitedMessage } from '../message/cited-message.ts';
import type { Status } from './answer.ts';

/** How an answer has ended whose stream was read to its end. */
export function statusOf(message: CitedMessage | undefined): Status {
  if (!message) return 'idle';
  if (!message.ended) return 'interrupted';
  if (message.stopReason === null) return 'complete';
  return ENDINGS.get(message.stopReason) ?? 'cut-off';
}

/** A reason still to come may mean anything; what may be unfinished must not look finished. */
const ENDINGS: ReadonlyMap<string, Status> = new Map([
  ['end_turn', 'complete'],
  ['stop_sequence', 'complete'],
  ['max_tokens', 'cut-off'],
  ['model_context_window_exceeded', 'cut-off'],
  ['refusal', 'refused'],
  ['pause_turn', 'paused'],
  ['tool_use', 'tool-use'],
]);
