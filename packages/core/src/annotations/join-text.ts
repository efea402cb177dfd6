import type { TextRange } from '../sources/text-range.ts';

/** Line ends that make a blank line. */
const BLANK_LINE = 2;

/**
 * What has to stand before a text so that a blank line parts it from what came before. Line ends that are there
 * already count, so the joined text only ever grows while the second text arrives.
 *
 * @param lineEnds in the white space at the end of the text before
 */
export function separatorBefore(text: string, lineEnds: number): string {
  const own = text.search(/[^\n]|$/);
  return '\n'.repeat(Math.max(0, BLANK_LINE - lineEnds - own));
}

/** How many line ends the white space at the end of a text has, if it follows a text that ends in `before` of them. */
export function trailingLineEnds(text: string, before: number): number {
  let lineEnds = 0;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    if (text[at] === '\n') lineEnds += 1;
    else if (!WHITE.has(text[at])) return lineEnds;
  }
  return before + lineEnds;
}

const WHITE: ReadonlySet<string | undefined> = new Set([' ', '\t', '\r']);

/** The part of a text that can be seen, without the white space around it; `null` where nothing can. */
export function visibleRange(text: string, offset: number): TextRange | null {
  const start = text.search(/\S/);
  return start < 0 ? null : { start: offset + start, end: offset + text.trimEnd().length };
}
