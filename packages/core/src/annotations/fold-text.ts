/** A text with its white space folded, and where each of its characters came from. */
export interface FoldedText {
  text: string;
  /** UTF-16 offset in the original of each character of `text`, and of the end of the last one. */
  offsets: Uint32Array;
}

/**
 * Folds every run of white space and control characters to one space and drops it at both ends. Quotes and documents
 * differ in these alone where a line end was rewritten or a PDF's line-end hyphen left U+0002 behind.
 */
export function foldText(original: string): FoldedText {
  const offsets = new Uint32Array(original.length + 1);
  let text = '';
  let isGap = false;
  let end = 0;
  for (let at = 0; at < original.length; at += 1) {
    const char = original[at]!;
    if (isWhite(char)) {
      isGap = text !== '';
      continue;
    }
    if (isGap) {
      offsets[text.length] = end;
      text += ' ';
      isGap = false;
    }
    offsets[text.length] = at;
    text += char;
    end = at + 1;
  }
  offsets[text.length] = end;
  return { text, offsets };
}

/** Where a stretch of the folded text stands in the original. */
export function unfold(
  { offsets }: FoldedText,
  start: number,
  end: number,
): { start: number; end: number } {
  return { start: offsets[start]!, end: offsets[end - 1]! + 1 };
}

/** Most characters are plain ASCII, which needs no table. */
function isWhite(char: string): boolean {
  return char <= ' ' || (char > '~' && WHITE.test(char));
}

/** Control characters, white space, and what has no width: the soft hyphen and the space of no width. */
const WHITE = /[\x7f-\xa0\s\xad\u200b]/;
