import type { AnnotateOptions } from '../annotations/annotate-options.ts';
import { createAnnotator } from '../annotations/create-annotator.ts';
import { StreamError, type StreamErrorKind } from '../events/stream-error.ts';
import type { SourceInput } from '../sources/source.ts';
import type { Answer, AnswerInput, Status, Stored, Turn } from './answer.ts';
import { conversationOf, type Conversation } from './conversation.ts';
import { makeAnswer } from './make-answer.ts';
import { statusOf } from './status.ts';

/** An answer that is over, as its conversation. */
export interface Past<D> {
  conversation: Conversation;
  status: Status;
  error?: StreamError | undefined;
  sources?: readonly SourceInput<D>[] | undefined;
}

/**
 * What views take, from a stored answer, a finished API message, or the turns of one answer. It equals what the
 * stream of that answer ended in.
 */
export function answerFrom<D = unknown>(
  input: AnswerInput<D>,
  options: AnnotateOptions<D> = {},
): Answer<D> {
  const { conversation, status, error, sources } = readPast(input);
  const annotator = createAnnotator({ ...options, sources: options.sources ?? sources });
  return makeAnswer(conversation, status, error, annotator);
}

export function readPast<D>(input: AnswerInput<D>): Past<D> {
  if (isStored(input)) {
    const { status, error, turns } = input;
    // Sources that only citations spoke of come back from the citations.
    const sources = input.sources.filter((source) => source.known);
    return {
      conversation: conversationOf(turns),
      status,
      error: error && new StreamError(error.kind as StreamErrorKind, error.message),
      sources: sources.length > 0 ? sources : undefined,
    };
  }
  const turns: readonly Turn[] = isTurns(input) ? input : [input];
  const conversation = conversationOf(turns);
  return { conversation, status: statusOf(conversation.messages.at(-1)) };
}

function isStored<D>(input: AnswerInput<D>): input is Stored<D> {
  return 'v' in input && 'turns' in input;
}

function isTurns(input: AnswerInput): input is readonly Turn[] {
  return Array.isArray(input);
}
