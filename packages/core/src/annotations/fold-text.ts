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
    if (isWhite(original.charCodeAt(at))) {
      isGap = text !== '';
      continue;
    }
    if (isGap) {
      offsets[text.length] = end;
      text += ' ';
      isGap = false;
    }
    offsets[text.length] = at;
    text += original[at];
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

function isWhite(code: number): boolean {
  return (
    code <= 0x20 ||
    (code >= 0x7f && code <= 0xa0) ||
    code === 0xad ||
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200b) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000 ||
    code === 0xfeff
  );
}
