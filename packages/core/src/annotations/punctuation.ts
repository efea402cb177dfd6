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
  return code !== undefined && /[\p{L}\p{N}\p{M}]/u.test(String.fromCodePoint(code));
}
