'use client';
import * as React from 'react';

/**
 * Hands the hover card a marker to stand at, and renders nothing. So the card follows the marker, the card's
 * own trigger handlers never attach, and a marker costs no more than a link.
 */
export const PreviewAnchor = /* @__PURE__ */ React.forwardRef(function PreviewAnchor(
  { element }: { element: HTMLElement | null },
  ref: React.ForwardedRef<HTMLElement | null>,
) {
  React.useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element, [element]);
  return null;
});
