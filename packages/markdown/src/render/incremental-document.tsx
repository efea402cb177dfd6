'use client';
import type { Marker } from '@cited-stream/core';
import type { Paragraph, Text } from 'mdast';
import * as React from 'react';
import { createDocument } from '../document/create-document.ts';
import type { DocumentBlock, MarkdownDocument, Repair } from '../document/markdown-document.ts';
import { Block } from './blocks/block.tsx';
import { useParts, type PartGroup } from './blocks/use-parts.ts';
import type { Whereabouts } from './deal-out.ts';
import { firstSeen } from './first-seen.ts';
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
  const { blocks, end } = updateOr(document, text, repair);
  const groups = useParts(blocks, where, {
    markers,
    end: grows ? end : Infinity,
    source: wholeStretch(text),
  });
  return groups.map((views, at) => <BlockGroup key={at} views={views} drawing={drawing} />);
}

/** A text that is nested deeper than the parser can follow is one paragraph. */
function updateOr(
  document: ReturnType<typeof createDocument>,
  text: string,
  repair: Repair | undefined,
): MarkdownDocument {
  try {
    return document.update(text, { repair });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const position = { start: START, end: { ...START, offset: text.length } };
    const words: Text = { type: 'text', value: text, position };
    const node: Paragraph = { type: 'paragraph', children: [words], position };
    return { blocks: [{ key: 0, node, settled: false, definitions: [] }], end: text.length };
  }
}

const START = { line: 1, column: 1, offset: 0 };

const where: Whereabouts<DocumentBlock> = {
  startOf: ({ key }) => key,
  seenFrom: ({ node }, source) => firstSeen(node, source),
};

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
