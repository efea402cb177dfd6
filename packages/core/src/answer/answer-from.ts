import type { AnnotateOptions } from '../annotations/annotate-options.ts';
import { createAnnotator } from '../annotations/create-annotator.ts';
import type { Answer, AnswerInput } from './answer.ts';
import { makeAnswer } from './make-answer.ts';
import { readPast } from './read-past.ts';

/**
 * What views take, from a stored answer, a finished API message, or the turns of one answer. It equals what the
 * stream of that answer ended in. What is none of them, or was stored by a newer version, is an answer in error.
 */
export function answerFrom<D = unknown>(
  input: AnswerInput<D>,
  options: AnnotateOptions<D> = {},
): Answer<D> {
  const { conversation, status, error, sources } = readPast(input);
  const annotator = createAnnotator({ ...options, sources: options.sources ?? sources });
  return makeAnswer(conversation, status, error, annotator);
}
