'use client';
import type { Element } from 'hast';
import type { Paragraph } from 'mdast';
import * as React from 'react';
import type { BlockProps } from './block-props.ts';
import { PartedBlock } from './parted-block.tsx';
import { createPieces, type Piece } from './pieces.ts';
import { startOfNode } from './start-of.ts';

export function ParagraphBlock({ view, drawing }: BlockProps<Paragraph>) {
  const { node } = view.part;
  const [cut] = React.useState(createPieces);
  return (
    <PartedBlock
      view={view}
      drawing={drawing}
      parts={cut(node.children)}
      startOf={startOf}
      shell={{ ...node, children: [] }}
      fill={fill}
      wrap={wrap}
      unwrap={unwrap}
    />
  );
}

const startOf = (piece: Piece) => startOfNode(piece[0]!);
const wrap = (piece: Piece): Paragraph => ({ type: 'paragraph', children: [...piece] });
const unwrap = (paragraph: Element) => paragraph.children;

function fill(paragraph: Element, parts: Element): void {
  paragraph.children = [parts];
}
