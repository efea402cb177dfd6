import type { Code, RootContent } from 'mdast';
import { isIndentedCode } from '../boundary.ts';
import { endOf, lineOf, startOf, type Place } from '../place.ts';
import type { Run } from '../part.ts';
import type { Limits } from './limits.ts';
import { finalItems, restOfList } from './list.ts';
import type { LongNode } from './long-node.ts';
import { restOfParagraph } from './paragraph.ts';
import { restOfTable } from './table.ts';

/** A long block that is open: its first children have settled. */
export interface Long {
  /** Their parts. */
  run: Run;
  /** The block with the settled children alone. */
  head: LongNode;
  /** The labels that they refer to. */
  used: ReadonlySet<string>;
  /** Where the rest of it begins. */
  at: Place;
  /** What the parser is given before the rest. */
  prefix: string;
}

/**
 * What the rest was parsed as: first the rest of the long block, then what follows it. `undefined` if the block has
 * become something else, and must be parsed as a whole.
 */
export function restOf(
  head: LongNode,
  rest: string,
  nodes: RootContent[],
): RootContent[] | undefined {
  if (head.type === 'list') return restOfList(head, nodes);
  if (head.type === 'table') return restOfTable(nodes);
  return restOfParagraph(rest, nodes);
}

/** The number of children of a list or a table that are final, `0` if it is not worth to settle them. */
export function finalChildren(
  text: string,
  node: RootContent,
  start: number,
  { block }: Limits,
): number {
  let final = 0;
  if (node.type === 'list') final = finalItems(text, node);
  // A row is final when its line is.
  if (node.type === 'table') final = node.children.length - 1;
  return final > 0 && lineOf((node as LongNode).children[final]!).offset - start >= block
    ? final
    : 0;
}

export function isLong(text: string, node: RootContent, limits: Limits): boolean {
  if (node.type === 'code') return isLongCode(text, node, limits);
  return finalChildren(text, node, lineOf(node).offset, limits) > 0;
}

export function isLongCode(text: string, node: RootContent, { code }: Limits): node is Code {
  return (
    node.type === 'code' &&
    endOf(node).line - startOf(node).line >= code &&
    !isIndentedCode(text, node)
  );
}
