import type { RootContent } from 'hast';
import { align } from './align.ts';
import { countBefore } from './count-before.ts';

/** A text, or something that no marker can stand inside of, in a line of text. */
export interface Piece {
  node: RootContent;
  /** What a reader sees of it. What is opaque counts as one character. */
  text: string;
  /** Where it begins in the source; `Infinity` where it has no place in the order of the source. */
  start: number;
  end: number;
  /** Where each unit of the text begins in the source, once that has been worked out. */
  starts?: readonly number[];
}

/** It ends a line for good, while a line feed is shown as a space. */
export const HARD_BREAK = '\u2028';

/** What stands for something opaque in the text around it: all that matters is whether it continues a word. */
export function standIn(text: string): string {
  return /^[\p{L}\p{N}\p{M}]/u.test(text) ? 'a' : '\uFFFC';
}

export function isOpaquePiece({ node }: Piece): boolean {
  return node.type !== 'text';
}

/** Where the first character that can be seen begins in the source; `Infinity` where there is none. */
export function visibleStart(piece: Piece, source: string): number {
  const first = piece.text.search(/\S/);
  return first < 0 ? Infinity : unitStart(piece, first, source);
}

/** How many UTF-16 units of its text begin before an offset in the source. */
export function unitsBefore(piece: Piece, offset: number, source: string): number {
  const { text } = piece;
  const units = countBefore(text.length, (unit) => unitStart(piece, unit, source), offset);
  const isInsidePair = units > 0 && text.codePointAt(units - 1)! > 0xffff;
  return isInsidePair ? units + 1 : units;
}

/** Where a UTF-16 unit of its text begins in the source. */
export function unitStart(piece: Piece, unit: number, source: string): number {
  const { text, start, end } = piece;
  // Whatever Markdown leaves out makes a text shorter.
  if (isOpaquePiece(piece) || end - start === text.length) return start + unit;
  piece.starts ??= align(text, source, start, end);
  return piece.starts[unit]!;
}
