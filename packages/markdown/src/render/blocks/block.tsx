'use client';
import * as React from 'react';
import type { BlockProps } from './block-props.ts';
import { ListBlock } from './list-block.tsx';
import { ParagraphBlock } from './paragraph-block.tsx';
import { TableBlock } from './table-block.tsx';
import { WholeBlock } from './whole-block.tsx';

/**
 * One block of the document, drawn again only when something of it changes. What can grow long is drawn part by part;
 * plugins, though, must see the whole of a block.
 */
export const Block = /* @__PURE__ */ React.memo(function Block(props: BlockProps) {
  const { node } = props.view.part;
  if (!props.drawing.pipeline.isPlain) return <WholeBlock {...props} />;
  if (node.type === 'paragraph') return <ParagraphBlock {...(props as BlockProps<typeof node>)} />;
  if (node.type === 'list') return <ListBlock {...(props as BlockProps<typeof node>)} />;
  if (node.type === 'table') return <TableBlock {...(props as BlockProps<typeof node>)} />;
  return <WholeBlock {...props} />;
});
