import type { List, Paragraph, RootContent, Table } from 'mdast';
import { endOf, startOf } from '../place.ts';

/** The blocks that settle from within, one child after the other. */
export type LongNode = List | Table | Paragraph;

/** One node of its pieces, in which every child is the object it was. */
export function assemble(pieces: readonly LongNode[]): LongNode {
  const filled = pieces.filter(({ children }) => children.length > 0);
  const [first, last] = [filled[0] ?? pieces[0]!, filled.at(-1) ?? pieces[0]!];
  const node = {
    ...first,
    children: filled.flatMap<RootContent>(({ children }) => children),
    position: { start: startOf(first), end: endOf(last) },
  } as LongNode;
  if (node.type === 'list') {
    node.spread = filled.some((piece, index) => {
      const next = filled[index + 1];
      return (piece as List).spread === true || (next !== undefined && isApart(piece, next));
    });
  }
  return node;
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
  return children.some((item, index) => {
    const next = children[index + 1];
    return next !== undefined && startOf(next).line - endOf(item).line > 1;
  });
}

function isApart(piece: LongNode, next: LongNode): boolean {
  return startOf(next.children[0]!).line - endOf(piece.children.at(-1)!).line > 1;
}
