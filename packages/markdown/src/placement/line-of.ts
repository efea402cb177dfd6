import { countBefore } from './count-before.ts';
import { unitsBefore, type Piece } from './piece.ts';

/** The text of a place as it is seen, and the way between it and the source. */
export interface Line {
  text: string;
  /** How much of the text comes before an offset of the source. */
  seenBefore(offset: number): number;
  /** The piece that holds the character before an offset of the text, the next one, and the offset in the first. */
  piecesAt(offset: number): { piece: Piece; within: number; next: Piece | undefined };
}

export function lineOf(all: readonly Piece[], source: string): Line {
  const pieces = all.filter(({ text }) => text !== '');
  const text = pieces.map((piece) => piece.text).join('');
  const bases: number[] = [];
  for (let base = 0, at = 0; at < pieces.length; at += 1) {
    bases.push(base);
    base += pieces[at]!.text.length;
  }
  // Plugins may have changed the order: what follows a piece must not draw a marker back before it.
  const starts = pieces.map(({ start }) => start);
  for (let at = starts.length - 2; at >= 0; at -= 1) {
    starts[at] = Math.min(starts[at]!, starts[at + 1]!);
  }

  return {
    text,
    seenBefore(offset) {
      const last = countBefore(starts.length, (at) => starts[at]!, offset) - 1;
      if (last < 0) return 0;
      return bases[last]! + unitsBefore(pieces[last]!, offset, source);
    },
    piecesAt(offset) {
      const last = countBefore(bases.length, (at) => bases[at]!, offset) - 1;
      const piece = pieces[last]!;
      const within = offset - bases[last]!;
      const next = within < piece.text.length ? piece : pieces[last + 1];
      return { piece, within, next };
    },
  };
}
