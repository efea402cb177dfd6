import { containerPrefix, lineEndFrom } from './lines.ts';

/** Something to put into a text. */
export interface Insertion {
  /** A UTF-16 offset in the text. */
  offset: number;
  text: string;
}

/** The text with all that is to be put into it; what goes to the same offset keeps its order. */
export function insert(text: string, insertions: readonly Insertion[]): string {
  let result = '';
  let end = 0;
  for (const { offset, text: own } of [...insertions].sort((a, b) => a.offset - b.offset)) {
    result += text.slice(end, offset) + own;
    end = offset;
  }
  return result + text.slice(end);
}

/** A paragraph behind a top-level block, with blank lines around it. */
export function paragraphBehind(text: string, end: number, paragraph: string): Insertion {
  const offset = lineEndFrom(text, end);
  const isLast = offset === text.length || BLANK_LINE.test(text.slice(offset, offset + LOOK));
  return { offset, text: `\n\n${paragraph}${isLast ? '' : '\n'}` };
}

/** How far a line is looked at to see whether it is blank. */
const LOOK = 100;
const BLANK_LINE = /^(?:\r\n|\r|\n)[ \t]*(?:[\r\n]|$)/;

/**
 * A paragraph behind a block in the same container, without a blank line, which would set the items of a list apart.
 */
export function paragraphWithin(
  text: string,
  { start, end }: { start: number; end: number },
  paragraph: string,
): Insertion {
  const prefix = containerPrefix(text, start);
  return { offset: lineEndFrom(text, end), text: `\n${prefix}${paragraph}` };
}
