import type { TextRange } from '../sources/text-range.ts';

/**
 * What has to stand between two texts that something else came between (a tool, thinking, a new message) so that
 * there is a blank line. Line ends that are there already count, so the joined text only ever grows while the
 * second one arrives.
 */
export function separatorBetween(before: string, after: string): string {
  if (before === '') return '';
  let lineEnds = 0;
  for (let at = before.length - 1; WHITE.has(before[at]); at -= 1) {
    if (before[at] === '\n') lineEnds += 1;
  }
  for (let at = 0; after[at] === '\n'; at += 1) lineEnds += 1;
  return '\n'.repeat(Math.max(0, BLANK_LINE - lineEnds));
}

/** Line ends that make a blank line. */
const BLANK_LINE = 2;
const WHITE: ReadonlySet<string | undefined> = new Set([' ', '\t', '\r', '\n']);

/** The part of a text that can be seen, without the white space around it; `null` where nothing can. */
export function visibleRange(text: string, offset: number): TextRange | null {
  const start = text.search(/\S/);
  return start < 0 ? null : { start: offset + start, end: offset + text.trimEnd().length };
}
