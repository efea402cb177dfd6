import type { CitedMessage } from '../message/cited-message.ts';
import type { AnnotateOptions } from './annotate-options.ts';
import type { Annotations } from './annotations.ts';
import { createAnnotator } from './create-annotator.ts';

/**
 * All that a view needs to know of an answer: its text, its markers with their numbers and places, its sources.
 *
 * Pure. Markers follow the order of the text; a block without visible text has none. While a block is open its
 * markers stand at the end of its text so far, and they never move backwards.
 *
 * @param messages the assistant messages of one answer, in order
 */
export function annotate<D = unknown>(
  messages: readonly CitedMessage[],
  options?: AnnotateOptions<D>,
): Annotations<D> {
  return createAnnotator(options).annotate(messages);
}
