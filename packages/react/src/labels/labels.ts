import type { Answer, Citation, Source, StreamError } from '@cited-stream/core';

/** The language of a label, and its digits. */
export interface LabelContext {
  /** BCP 47 tag. */
  locale: string;
  /** A number in the digits of the markers. */
  format(this: void, value: number): string;
}

/** What a marker's name is made of. */
export interface MarkerNameParts {
  number: number;
  /** Empty while nothing is known of the source. */
  title: string;
  /** Places in the source, "p. 5" say; can be none. */
  places: readonly string[];
  /** The source's title is still to come. */
  loading: boolean;
}

/** Every word the components show or announce, as functions of what they speak about. */
export interface Labels {
  /** The accessible name of a marker and of its pinned preview. The number must be in it, as it is what one sees. */
  marker(parts: MarkerNameParts, context: LabelContext): string;
  /** Where a citation points in its source: "p. 5". Empty where nothing can be said. */
  place(citation: Citation, source: Source, context: LabelContext): string;
  /** A source that nobody gave a title. */
  untitled(source: Source, context: LabelContext): string;
  /** What a source is, in a word. Empty where it is not known. */
  kind(source: Source, context: LabelContext): string;
  sourceLoading(context: LabelContext): string;
  /** The answer cites a source that its request does not hold. */
  sourceUnknown(context: LabelContext): string;
  /** Beside the title that such a citation gives. */
  sourceNotGiven(context: LabelContext): string;
  /** The answer was stored without its request. */
  sourceUnavailable(context: LabelContext): string;

  /** Above the other citations that stand at the same place. */
  alsoHere(context: LabelContext): string;
  goToSource(context: LabelContext): string;
  openSource(context: LabelContext): string;
  /** Marks links that leave the page. */
  newTab(context: LabelContext): string;

  panel(context: LabelContext): string;
  uncited(context: LabelContext): string;
  /** How many uncited sources `max` left out. */
  moreUncited(count: number, context: LabelContext): string;
  /** Sources were given and none is cited. */
  noneCited(count: number, context: LabelContext): string;
  noSources(context: LabelContext): string;
  /** The name of a box in a list of tasks, which nobody can tick. */
  task(isDone: boolean, context: LabelContext): string;
  /** A link back to a marker; `use` counts the source's markers from 1. */
  backTo(parts: { number: number; use: number; of: number }, context: LabelContext): string;

  waiting(context: LabelContext): string;
  streaming(context: LabelContext): string;
  complete(parts: { cited: number; given: number }, context: LabelContext): string;
  /** It has ended as complete, without a word. */
  empty(context: LabelContext): string;
  toolUse(context: LabelContext): string;
  paused(context: LabelContext): string;
  /** `reason` is the API's own word, and all that is known of an `unknown` end. */
  cutOff(
    parts: { by: 'tokens' | 'context' | 'unknown'; reason: string },
    context: LabelContext,
  ): string;
  refused(parts: { hasText: boolean }, context: LabelContext): string;
  stopped(context: LabelContext): string;
  interrupted(context: LabelContext): string;
  error(error: StreamError | undefined, answer: Answer, context: LabelContext): string;
  retry(context: LabelContext): string;
}
