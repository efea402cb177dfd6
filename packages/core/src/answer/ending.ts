import { StreamError } from '../events/stream-error.ts';
import { toStreamError } from '../events/to-stream-error.ts';
import { isImplied } from '../message/block.ts';
import type { CitedMessage } from '../message/cited-message.ts';
import type { Status } from './answer.ts';
import type { Conversation } from './conversation.ts';
import { statusOf } from './status.ts';

/** How an answer stands. */
export interface Standing {
  status: Status;
  error?: StreamError | undefined;
}

/**
 * How an answer stands while its stream is read. A message that is whole shows its end at once, though the
 * connection may stay open a while.
 *
 * @param earlier how many messages there were before this stream
 */
export function standingOf(conversation: Conversation, earlier: number): Standing {
  return endOf(conversation, earlier) ?? { status: 'streaming' };
}

/**
 * How an answer has ended.
 *
 * @param thrown what reading threw, the abort of a stop included; nothing if it came to its end
 */
export function endingOf(conversation: Conversation, earlier: number, thrown?: unknown): Standing {
  // A connection that breaks, or is stopped, after the whole message has cost the reader nothing.
  const end = endOf(conversation, earlier);
  if (end) return end;
  if (thrown === undefined) return { status: 'interrupted' };
  if (isAbort(thrown)) return { status: 'stopped' };
  return { status: 'error', error: toStreamError(thrown) };
}

/** The end that the stream itself has told, if it has. */
function endOf({ messages, error }: Conversation, earlier: number): Standing | undefined {
  if (error) return { status: 'error', error };
  const last = messages.length > earlier ? messages.at(-1) : undefined;
  if (!last?.ended) return undefined;
  const lost = lostIn(last);
  return lost ? { status: 'error', error: lost } : { status: statusOf(last) };
}

/** Text came for a block whose start did not: what else was lost with it nobody knows. */
function lostIn({ content }: CitedMessage): StreamError | undefined {
  const block = content.find((each) => isImplied(each) && each.text !== '');
  if (!block) return undefined;
  return new StreamError(
    'malformed',
    `Text came for block ${block.index}, which was never started. It is shown, but an event was lost, and words or citations may be missing with it. Check that every event of the stream reaches the reader.`,
    { type: 'block-not-started' },
  );
}

function isAbort(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  // The SDK's own error of an aborted request has no name that survives minification.
  return thrown.name === 'AbortError' || thrown.message === 'Request was aborted.';
}
