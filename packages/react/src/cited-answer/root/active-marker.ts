import type { Answer } from '@cited-stream/core';
import type { Active } from '../../provider/shared.ts';
import type { AnswerScope } from './answer-scope.ts';

/** How `Active` calls an answer. Those without an id must not be taken for each other: they go by their root. */
export function activeAnswerId({ id }: Pick<Answer, 'id'>, scope: AnswerScope | null): string {
  return id || (scope?.uid ?? '');
}

/** The marker of this answer that a reader turned to last. */
export function activeMarkerOf(
  active: Active | null | undefined,
  answer: Pick<Answer, 'id'>,
  scope: AnswerScope | null,
): string | undefined {
  // The host of an answer without an id cannot know what goes for it, and may leave it empty.
  const isHere =
    active?.answerId === answer.id || active?.answerId === activeAnswerId(answer, scope);
  return isHere ? active?.markerId : undefined;
}
