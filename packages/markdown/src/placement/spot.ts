import type { Nodes, Parents, RootContent } from 'hast';
import type { Line } from './line-of.ts';
import type { Piece } from './piece.ts';
import type { Place } from './read-places.ts';

/** Where in a tree an offset of the text of a place is. */
export type Spot =
  /** In a text, before one of its units. */
  | { inside: Piece; unit: number }
  /** Behind a node, which is the outermost inline element that ends there. */
  | { behind: RootContent; piece: Piece };

export function spotAt(
  place: Place,
  line: Line,
  offset: number,
  parents: ReadonlyMap<Nodes, Parents>,
): Spot {
  const { piece, within, next } = line.piecesAt(offset);
  if (piece === next) return { inside: piece, unit: within };
  const around = new Set<Nodes>([place.parent]);
  for (let node: Nodes | undefined = next?.node; node && !around.has(node);) {
    around.add(node);
    node = parents.get(node);
  }
  let ending: Nodes = piece.node;
  while (!around.has(parents.get(ending)!)) ending = parents.get(ending)!;
  return { behind: ending as RootContent, piece };
}
