'use client';
import { useIsomorphicLayoutEffect } from '../../internal/use-isomorphic-layout-effect.ts';
import type { AnswerScope } from './answer-scope.ts';

/**
 * Keeps the focus on a marker whose element was replaced, because its text was parsed into something else. Looks after
 * every commit, before the browser paints.
 */
export function useKeptFocus(scope: AnswerScope): void {
  useIsomorphicLayoutEffect(() => {
    const markerId = scope.focus.takeLost();
    // Whoever moved the focus elsewhere in the same commit meant it.
    if (markerId === null || document.activeElement !== document.body) return;
    scope.find(scope.markerElementId(markerId))?.focus({ preventScroll: true });
  });
}
