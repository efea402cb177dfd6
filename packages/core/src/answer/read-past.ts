import { StreamError, type StreamErrorKind } from '../events/stream-error.ts';
import { isObject } from '../events/values.ts';
import type { AnswerInput, Stored, Turn } from './answer.ts';
import { conversationOf, emptyConversation, type Conversation } from './conversation.ts';
import type { Standing } from './ending.ts';
import { statusOf } from './status.ts';

/** An answer that is over, as its conversation, which tells its sources if it was stored with them. */
export interface Past extends Standing {
  conversation: Conversation;
}

export function readPast(input: AnswerInput): Past {
  if (Array.isArray(input)) return readTurns(input as readonly Turn[]);
  if (isObject(input) && 'v' in input) return readStored(input);
  if (isObject(input) && input.role === 'assistant') return readTurns([input as unknown as Turn]);
  return unreadable(
    'This is no stored answer, API message or list of turns, so there is nothing to show.',
  );
}

function readTurns(turns: readonly Turn[]): Past {
  const conversation = conversationOf(turns.filter((turn) => isObject(turn)));
  return { conversation, status: statusOf(conversation.messages.at(-1)) };
}

/** One case for each version that was ever written. */
function readStored(stored: Record<string, unknown>): Past {
  switch (stored.v) {
    case 1:
      return readVersion1(stored as unknown as Stored);
    default:
      return unreadable(
        `This answer was stored in version ${String(stored.v)}, and this release reads up to version 1. Update @cited-stream/core to show it; the stored row is intact.`,
      );
  }
}

function readVersion1({ status, error, turns, sources }: Stored): Past {
  // Sources that only citations spoke of come back from the citations.
  const known = (sources ?? []).filter((source) => source.known);
  const { conversation } = readTurns(turns ?? []);
  return {
    conversation: { ...conversation, told: known.length > 0 ? known : undefined },
    status,
    error: error && new StreamError(error.kind as StreamErrorKind, error.message, error),
  };
}

function unreadable(message: string): Past {
  return {
    conversation: emptyConversation,
    status: 'error',
    error: new StreamError('malformed', message, { type: 'unreadable' }),
  };
}
