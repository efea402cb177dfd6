import type { AnnotateOptions } from '../annotations/annotate-options.ts';
import { createAnnotator } from '../annotations/create-annotator.ts';
import type { Answer, AnswerInput } from './answer.ts';
import { reopenConversation } from './conversation.ts';
import { makeAnswer } from './make-answer.ts';
import { readPast } from './read-past.ts';

export interface AnswerFromOptions<D = unknown> extends AnnotateOptions<D> {
  /** Whether more of it is to come: its last block may still grow, and its markers ride. @default false */
  streaming?: boolean | undefined;
}

/**
 * What views take, from a stored answer, a finished API message, or the turns of one answer. It equals what the
 * stream of that answer ended in. What is none of them, or was stored by a newer version, is an answer in error.
 */
export function answerFrom<D = unknown>(
  input: AnswerInput<D>,
  { streaming = false, ...options }: AnswerFromOptions<D> = {},
): Answer<D> {
  const past = readPast(input);
  const { conversation } = past;
  const told = conversation.told as AnnotateOptions<D>['sources'];
  const annotator = createAnnotator({ ...options, sources: options.sources ?? told });
  if (!streaming || past.error) return makeAnswer(conversation, past, annotator);
  const open = reopenConversation(conversation);
  const isEmpty = open.messages.every(({ content }) => content.length === 0);
  return makeAnswer(open, { status: isEmpty ? 'waiting' : 'streaming' }, annotator);
}
