import type { Piece } from './piece.ts';
import { textOf } from './walk.ts';

export interface Gap {
  /** A piece without a position. */
  add(piece: Piece): void;
  /** Something that has a position begins or ends here. */
  reach(offset: number): void;
}

/**
 * Gives places to pieces without positions, which plugins make, and the parser of bare addresses: each lies between
 * its neighbours with positions, where its own words are, or else at the beginning of that gap.
 */
export function createGap(source: string): Gap {
  let pieces: Piece[] = [];
  let from = 0;

  function place(piece: Piece, end: number): void {
    const text = textOf(piece.node);
    const found =
      text.trim() === ''
        ? -1
        : source.slice(from, Math.min(end, from + REACH + text.length)).indexOf(text);
    piece.start = found < 0 ? from : from + found;
    piece.end = found < 0 ? from : piece.start + text.length;
    from = piece.end;
  }

  return {
    add: (piece) => pieces.push(piece),
    reach(offset) {
      for (const piece of pieces) {
        // Notes are gathered at the end of a document: what is drawn around them has no place in the order of the text.
        if (offset < from) piece.start = piece.end = Infinity;
        else place(piece, offset);
      }
      pieces = [];
      from = offset;
    },
  };
}

/** How far a gap is searched, so that the cost of a tree without any positions stays linear. */
const REACH = 10_000;
