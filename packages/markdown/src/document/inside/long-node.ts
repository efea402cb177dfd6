import type { List, Nodes, Paragraph, RootContent, Table } from 'mdast';
import { endOf, startOf } from '../place.ts';

/** The blocks that settle from within, one child after the other. */
export type LongNode = List | Table | Paragraph;

/** One node of its pieces, in which every child is the object it was. */
export function assemble([first, ...others]: readonly [LongNode, ...LongNode[]]): LongNode {
  const node = { ...first, children: [...first.children] } as LongNode;
  for (const piece of others) append(node, piece);
  return node;
}

function append(node: LongNode, piece: LongNode): void {
  const [child] = piece.children;
  if (!child) return;
  const last = node.children.at(-1);
  if (node.type === 'list') {
    node.spread ||= (piece as List).spread || (last !== undefined && areApart(last, child));
  }
  for (const each of piece.children) (node.children as RootContent[]).push(each);
  node.position = { start: last ? startOf(node) : startOf(piece), end: endOf(piece) };
}

/** A piece of the node that has the children from `start` to before `end`. */
export function pieceOf<N extends LongNode>(node: N, start: number, end: number): N {
  const children = node.children.slice(start, end);
  const piece = {
    ...node,
    children,
    position: { start: startOf(children[0]!), end: endOf(children.at(-1)!) },
  } as N;
  if (piece.type === 'list') piece.spread = isLoose(piece);
  return piece;
}

function isLoose({ children }: List): boolean {
  return children.some((item, index) => index > 0 && areApart(children[index - 1]!, item));
}

function areApart(before: Nodes, after: Nodes): boolean {
  return startOf(after).line - endOf(before).line > 1;
}
