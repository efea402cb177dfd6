import type { PhrasingContent } from 'mdast';

/** A stretch of a paragraph: nodes of which no syntax goes on into the next. */
export interface Piece {
  /** Where it begins in the answer's text, as a UTF-16 offset. */
  start: number;
  nodes: readonly PhrasingContent[];
}

/**
 * A function from the nodes of a paragraph to its pieces. The parser makes one node of neighbouring text, so where two
 * text nodes meet the paragraph was cut. A piece whose nodes are the same is the same piece.
 */
export function createPieces(): (nodes: readonly PhrasingContent[]) => readonly Piece[] {
  let last: readonly Piece[] = [];
  return (nodes) => {
    const pieces: Piece[] = [];
    let from = 0;
    for (let at = 1; at <= nodes.length; at += 1) {
      if (at < nodes.length && !(isText(nodes[at]) && isText(nodes[at - 1]))) continue;
      const piece = { start: startIn(nodes, from), nodes: nodes.slice(from, at) };
      const old = last[pieces.length];
      if (piece.nodes.length > 0) pieces.push(old && isSame(old, piece) ? old : piece);
      from = at;
    }
    last = pieces;
    return pieces;
  };
}

/** Extensions make nodes without positions: such a one begins where what comes before it ends. */
function startIn(nodes: readonly PhrasingContent[], at: number): number {
  const own = nodes[at]?.position?.start.offset;
  if (own !== undefined) return own;
  for (let index = at - 1; index >= 0; index -= 1) {
    const end = nodes[index]?.position?.end.offset;
    if (end !== undefined) return end;
  }
  return 0;
}

function isSame(one: Piece, other: Piece): boolean {
  return (
    one.start === other.start &&
    one.nodes.length === other.nodes.length &&
    one.nodes.every((node, at) => node === other.nodes[at])
  );
}

function isText(node: PhrasingContent | undefined): boolean {
  return node?.type === 'text';
}
