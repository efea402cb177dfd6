import type { PhrasingContent } from 'mdast';

/** A stretch of a paragraph: nodes of which no syntax goes on into the next. */
export type Piece = readonly PhrasingContent[];

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
      const piece = nodes.slice(from, at);
      const old = last[pieces.length];
      const same =
        old?.length === piece.length && piece.every((node, index) => node === old[index]);
      if (piece.length > 0) pieces.push(same ? old : piece);
      from = at;
    }
    last = pieces;
    return pieces;
  };
}

function isText(node: PhrasingContent | undefined): boolean {
  return node?.type === 'text';
}
