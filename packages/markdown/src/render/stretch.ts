import { standalone } from '../document/standalone.ts';

/** A part of the answer's text and where in it that part begins, as a UTF-16 offset. */
export interface Stretch {
  text: string;
  at: number;
  /** Where positions of nodes count from: a parser drops a byte order mark, and does not count it. */
  from: number;
}

/** The whole text of an answer. */
export function wholeStretch(text: string): Stretch {
  return { text, at: 0, from: text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0 };
}

const BYTE_ORDER_MARK = '\uFEFF';

/** A stretch of a stretch, from one offset of the answer's text to another. */
export function cutStretch({ text, at, from }: Stretch, start: number, end = Infinity): Stretch {
  return { text: standalone(text.slice(start - at, end - at)), at: start, from };
}
