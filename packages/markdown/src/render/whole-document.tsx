'use client';
import type { Marker } from '@cited-stream/core';
import * as React from 'react';
import type { Repair } from '../document/markdown-document.ts';
import type { Drawing } from './drawing.ts';
import { makeTree } from './make-tree.ts';
import { orPlainText } from './or-plain-text.tsx';
import { wholeStretch } from './stretch.ts';
import { toReact } from './to-react.ts';

export interface WholeDocumentProps {
  text: string;
  markers: readonly Marker[];
  drawing: Drawing;
  /** For a text that grows. */
  repair: Repair | undefined;
  grows: boolean;
}

/** All of the text parsed and drawn in one go, for plugins that have to see all of it. */
export const WholeDocument = /* @__PURE__ */ React.memo(function WholeDocument({
  text,
  markers,
  drawing,
  repair,
  grows,
}: WholeDocumentProps) {
  return orPlainText([{ type: 'text', value: text }], () => {
    const { keep, add } = repair?.(text) ?? { keep: text.length, add: '' };
    const { children } = drawing.pipeline.parse(text.slice(0, keep) + add);
    const end = grows ? keep : Infinity;
    const tree = makeTree(children, [], { markers, end, source: wholeStretch(text) }, drawing);
    return toReact(tree.children, drawing);
  });
});
