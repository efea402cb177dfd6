'use client';
import { CitedAnswer } from '@cited-stream/react';
import type { Element } from 'hast';
import type { MarkdownComponents } from './drawing.ts';

export interface DrawnGroupProps {
  node: Element;
  citation: MarkdownComponents['citation'];
}

/** The markers of one place in the text. */
export function DrawnGroup({ node, citation }: DrawnGroupProps) {
  const group = node.data?.citedGroup;
  return group && <CitedAnswer.Group group={group} citation={citation} />;
}
