'use client';
import type { Answer } from '@cited-stream/core';
import * as React from 'react';
import { activeAnswerId } from '../cited-answer/root/active-marker.ts';
import type { AnswerScope } from '../cited-answer/root/answer-scope.ts';
import { useEvent } from '../internal/use-event.ts';
import { ActiveContext } from '../provider/active-context.ts';
import type { ShownMarker } from './shown-entries.ts';

/** Takes the reader back to a marker. Returns whether it could; if not, the link does. */
export type WayBack = (marker: ShownMarker) => boolean;

/** Focus goes to that very marker, which becomes the active one, so that the eye finds it too. */
export function useWayBack(answer: Answer, scope: AnswerScope | null): WayBack {
  const state = React.useContext(ActiveContext);
  return useEvent((marker: ShownMarker) => {
    const element = scope?.find(scope.markerElementId(marker.id));
    const citation = marker.citations[0];
    if (!element || !citation) return false;
    state?.setActive({
      answerId: activeAnswerId(answer, scope),
      markerId: marker.id,
      citationId: citation.id,
    });
    element.focus({ preventScroll: true });
    showInMiddle(element);
    return true;
  });
}

/** What is in view stays where it is; what is not comes to the middle, where one looks. */
function showInMiddle(element: HTMLElement): void {
  const { top } = element.getBoundingClientRect();
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  if (element.getBoundingClientRect().top !== top) element.scrollIntoView({ block: 'center' });
}
