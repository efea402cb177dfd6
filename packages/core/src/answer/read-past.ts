import { StreamError, type StreamErrorKind } from '../events/stream-error.ts';
import { isObject } from '../message/block.ts';
import type { SourceInput } from '../sources/source.ts';
import type { AnswerInput, Status, Stored, Turn } from './answer.ts';
import { conversationOf, emptyConversation, type Conversation } from './conversation.ts';
import { statusOf } from './status.ts';

/** An answer that is over, as its conversation. */
export interface Past<D> {
  conversation: Conversation;
  status: Status;
  error?: StreamError | undefined;
  /** The sources of the request, where the answer was stored with them. */
  sources?: readonly SourceInput<D>[] | undefined;
}

export function readPast<D>(input: AnswerInput<D>): Past<D> {
  if (Array.isArray(input)) return readTurns(input as readonly Turn[]);
  if (isObject(input) && 'v' in input) return readStored<D>(input);
  if (isObject(input) && input.role === 'assistant') return readTurns([input as unknown as Turn]);
  return unreadable(
    'This is no stored answer, API message or list of turns, so there is nothing to show.',
  );
}

function readTurns<D>(turns: readonly Turn[]): Past<D> {
  const conversation = conversationOf(turns.filter((turn) => isObject(turn)));
  return { conversation, status: statusOf(conversation.messages.at(-1)) };
}

/** One case for each version that was ever written. */
function readStored<D>(stored: Record<string, unknown>): Past<D> {
  switch (stored.v) {
    case 1:
      return readVersion1(stored as unknown as Stored<D>);
    default:
      return unreadable(
        `This answer was stored in version ${String(stored.v)}, and this release reads up to version 1. Update @cited-stream/core to show it; the stored row is intact.`,
      );
  }
}

function readVersion1<D>({ status, error, turns, sources }: Stored<D>): Past<D> {
  // Sources that only citations spoke of come back from the citations.
  const known = (sources ?? []).filter((source) => source.known);
  return {
    conversation: readTurns(turns ?? []).conversation,
    status,
    error: error && new StreamError(error.kind as StreamErrorKind, error.message),
    sources: known.length > 0 ? known : undefined,
  };
}

function unreadable<D>(message: string): Past<D> {
  return {
    conversation: emptyConversation,
    status: 'error',
    error: new StreamError('malformed', message),
  };
}
