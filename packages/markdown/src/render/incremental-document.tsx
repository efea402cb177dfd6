'use client';
import type { Marker } from '@cited-stream/core';
import * as React from 'react';
import { createDocument } from '../document/create-document.ts';
import type { DocumentBlock, Repair } from '../document/markdown-document.ts';
import { Block } from './blocks/block.tsx';
import { useParts, type PartGroup } from './blocks/use-parts.ts';
import type { Drawing } from './drawing.ts';
import { wholeStretch } from './stretch.ts';

export interface IncrementalDocumentProps {
  text: string;
  markers: readonly Marker[];
  drawing: Drawing;
  /** For a text that grows. */
  repair: Repair | undefined;
  grows: boolean;
}

/** The text block by block: those that are settled are neither parsed nor drawn again. */
export function IncrementalDocument({
  text,
  markers,
  drawing,
  repair,
  grows,
}: IncrementalDocumentProps) {
  const { parse, isPlain } = drawing.pipeline;
  const document = React.useMemo(
    () => createDocument(parse, { inside: isPlain }),
    [parse, isPlain],
  );
  const { blocks, end } = document.update(text, { repair });
  const groups = useParts(blocks, startOf, {
    markers,
    end: grows ? end : Infinity,
    source: wholeStretch(text),
  });
  return groups.map((views, at) => <BlockGroup key={at} views={views} drawing={drawing} />);
}

const startOf = ({ key }: DocumentBlock) => key;

interface BlockGroupProps {
  views: PartGroup<DocumentBlock>;
  drawing: Drawing;
}

/** Blocks that stand together: so the page compares, styles and lays out groups, where it need not look at blocks. */
const BlockGroup = /* @__PURE__ */ React.memo(function BlockGroup({
  views,
  drawing,
}: BlockGroupProps) {
  const blocks = views.map((view) => <Block key={view.part.key} view={view} drawing={drawing} />);
  return drawing.grouping ? <div data-cited-group="">{blocks}</div> : blocks;
});
