import type { AnswerScope } from '../cited-answer/root/answer-scope.ts';
import type { ShownMarker } from './shown-entries.ts';

/**
 * Marks the markers that a note under the pointer belongs to, or no longer: several notes can share one number.
 * Straight on the elements, because a pointer that passes over the notes must not draw the answer anew.
 */
export function hintMarkers(
  scope: AnswerScope | null,
  markers: readonly ShownMarker[],
  hinted: boolean,
): void {
  for (const { id } of markers) {
    scope?.find(scope.markerElementId(id))?.toggleAttribute('data-hinted', hinted);
  }
}
