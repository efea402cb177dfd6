import { StreamError } from '../events/stream-error.ts';
import { toStreamError } from '../events/to-stream-error.ts';
import { isImplied } from '../message/block.ts';
import { isTextBlock } from '../message/cited-message.ts';
import type { Status } from './answer.ts';
import type { Conversation } from './conversation.ts';
import { statusOf } from './status.ts';

/** How an answer has ended. */
export interface Ending {
  status: Status;
  error: StreamError | undefined;
}

/**
 * @param before how many messages there were before this stream
 * @param thrown what reading threw, the abort of a stop included; nothing if it came to its end
 */
export function endingOf(
  { messages, error }: Conversation,
  before: number,
  thrown?: unknown,
): Ending {
  if (error) return { status: 'error', error };
  const last = messages.length > before ? messages.at(-1) : undefined;
  // A connection that breaks, or is stopped, after the whole message has cost the reader nothing.
  if (last?.ended) {
    const lost = last.content.find((block) => isTextBlock(block) && isImplied(block) && block.text);
    if (lost) return { status: 'error', error: notStarted(lost.index) };
    return { status: statusOf(last), error: undefined };
  }
  if (thrown === undefined) return { status: 'interrupted', error: undefined };
  if (isAbort(thrown)) return { status: 'stopped', error: undefined };
  return { status: 'error', error: toStreamError(thrown) };
}

/** Text came for a block whose start did not: what else was lost with it nobody knows. */
function notStarted(index: number): StreamError {
  return new StreamError(
    'malformed',
    `Text came for block ${index}, which was never started. It is shown, but an event was lost, and words or citations may be missing with it. Check that every event of the stream reaches the reader.`,
    { type: 'block-not-started' },
  );
}

function isAbort(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  // The SDK's own error of an aborted request has no name that survives minification.
  return thrown.name === 'AbortError' || thrown.message === 'Request was aborted.';
}
