'use client';
import * as React from 'react';
import { textLanguageOf, type TextLanguage } from '../../internal/text-language.ts';
import { useIsomorphicLayoutEffect } from '../../internal/use-isomorphic-layout-effect.ts';
import type { AnswerScope } from '../root/answer-scope.ts';

/** Where the card stands, and what it must take over because it hangs elsewhere in the page. */
export interface Anchor extends TextLanguage {
  element: HTMLElement;
  theme: string | undefined;
  /** A modal dialog makes all that is outside of it inert, so the card has to hang inside. */
  container: HTMLElement | undefined;
}

/**
 * The element of the open preview's marker. Looked up by id after every commit: if a parse replaced the
 * element, the card is anchored anew before the browser paints.
 *
 * @param isPlaced Whether the answer has that marker. Without it the preview is dismissed: it would come back with
 *   the marker, by itself.
 */
export function usePreviewAnchor(
  scope: AnswerScope,
  markerId: string | null,
  isPlaced: boolean,
): Anchor | null {
  const [anchor, setAnchor] = React.useState<Anchor | null>(null);
  useIsomorphicLayoutEffect(() => {
    const element =
      markerId !== null && isPlaced ? scope.find(scope.markerElementId(markerId)) : null;
    if (!element && markerId !== null) scope.preview.dismiss();
    if (element === (anchor?.element ?? null)) return;
    setAnchor(element && anchorAt(element));
  });
  return anchor;
}

function anchorAt(element: HTMLElement): Anchor {
  const themed = element.closest<HTMLElement>('[data-theme], .dark, .light');
  return {
    element,
    ...textLanguageOf(element),
    theme: themed?.dataset.theme ?? themeClass(themed),
    container: element.closest('dialog') ?? undefined,
  };
}

function themeClass(themed: HTMLElement | null): string | undefined {
  if (!themed) return undefined;
  return themed.classList.contains('dark') ? 'dark' : 'light';
}
