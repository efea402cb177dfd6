'use client';
import type { Answer } from '@cited-stream/core';
import { useEvent } from '../../internal/use-event.ts';
import type { ActiveState } from '../../provider/active-context.ts';
import type { Settings } from '../../provider/settings-context.ts';
import { activeAnswerId } from './active-marker.ts';
import type { AnswerScope } from './answer-scope.ts';

/**
 * Takes the reader from a marker to its source, or, `past` the preview that is open already, to the source
 * itself. Returns whether we did; if not, the link does.
 */
export type Activation = (markerId: string, event: Event, past?: 'preview') => boolean;

/**
 * To the panel if one is on the page, else to a pinned preview, else the link is left to itself.
 * `activate` moves its choice to the front, as far as it is on the page.
 */
export function useActivation(
  answer: Answer,
  scope: AnswerScope,
  { activate, onActivate }: Settings,
  { setActive }: ActiveState,
): Activation {
  return useEvent((markerId: string, event: Event, past?: 'preview') => {
    const marker = answer.annotations.markers.find(({ id }) => id === markerId);
    const citation = marker?.citations[0];
    if (!marker || !citation) return false;

    const active = { answerId: activeAnswerId(answer, scope), markerId, citationId: citation.id };
    onActivate?.(active, event);
    if (event.defaultPrevented) return true;
    setActive(active);

    const toPreview = () => {
      if (past === 'preview' || scope.previews.count === 0) return false;
      scope.preview.hold(markerId);
      return true;
    };
    const toPanel = () => {
      const entry = scope.find(scope.entryElementId(marker.sourceKey));
      if (!entry) return false;
      scope.preview.dismiss();
      entry.focus({ preventScroll: true });
      // A source that is cited often is long: what shall be seen is the note that leads back.
      const note = scope.find(scope.backlinkElementId(markerId)) ?? entry;
      note.scrollIntoView({ block: 'nearest' });
      return true;
    };
    return activate === 'preview' ? toPreview() || toPanel() : toPanel() || toPreview();
  });
}
