'use client';
import type { Element } from 'hast';
import type { Paragraph } from 'mdast';
import * as React from 'react';
import type { Whereabouts } from '../deal-out.ts';
import type { BlockProps } from './block-props.ts';
import { PartedBlock } from './parted-block.tsx';
import { createPieces, type Piece } from './pieces.ts';

export function ParagraphBlock({ view, drawing }: BlockProps<Paragraph>) {
  const { node } = view.part;
  const [cut] = React.useState(createPieces);
  return (
    <PartedBlock
      view={view}
      drawing={drawing}
      parts={cut(node.children)}
      where={where}
      shell={{ ...node, children: [] }}
      fill={fill}
      wrap={wrap}
      unwrap={unwrap}
    />
  );
}

const where: Whereabouts<Piece> = {
  startOf: ({ start }) => start,
  // A stretch of words is seen from where it begins.
  seenFrom: ({ start }) => start,
};

const wrap = ({ nodes }: Piece): Paragraph => ({ type: 'paragraph', children: [...nodes] });
const unwrap = (paragraph: Element) => paragraph.children;

function fill(paragraph: Element, parts: Element): void {
  paragraph.children = [parts];
}
