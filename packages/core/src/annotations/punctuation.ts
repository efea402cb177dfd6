/**
 * What closes a sentence, a clause, a quotation or a bracket, in the scripts that people write answers in. A marker
 * hops over a run of these, or steps back before it.
 */
const CLOSING = new Set('.,;:!?…)]}"\'”’»›。、，．；：！？）］｝」』】〉》〕،؛؟۔।॥።፣');

export function isClosing(char: string | undefined): boolean {
  return char !== undefined && CLOSING.has(char);
}

/** Whether the text continues a word or a number at this UTF-16 offset. */
export function continuesWord(text: string, at: number): boolean {
  const code = text.codePointAt(at);
  // White space and the punctuation of ASCII decide most cases, and the table of all letters is large.
  if (code === undefined || code <= SPACE) return false;
  return LETTER.test(String.fromCodePoint(code));
}

const SPACE = 0x20;
const LETTER = /[\p{L}\p{N}\p{M}]/u;
