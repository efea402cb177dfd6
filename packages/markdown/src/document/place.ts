import type { Nodes } from 'mdast';

/** A point in the text: UTF-16 offset from 0, line and column from 1. */
export interface Place {
  offset: number;
  line: number;
  column: number;
}

export const START: Place = { offset: 0, line: 1, column: 1 };

/** Nodes of the parser have a position with offsets, whatever their type says. */
export function startOf(node: Nodes): Place {
  return node.position!.start as Place;
}

export function endOf(node: Nodes): Place {
  return node.position!.end as Place;
}

/** The start of the line that the node begins on. */
export function lineOf(node: Nodes): Place {
  const { offset, line, column } = startOf(node);
  return { offset: offset - column + 1, line, column: 1 };
}

/** The place of a later offset, which does not stand between the two characters of a line ending. */
export function placeAt(text: string, from: Place, offset: number): Place {
  let { line } = from;
  let lineStart = from.offset - from.column + 1;
  const ending = new RegExp(LINE_ENDING, 'g');
  ending.lastIndex = from.offset;
  for (let match = ending.exec(text); match; match = ending.exec(text)) {
    if (ending.lastIndex > offset) break;
    line += 1;
    lineStart = ending.lastIndex;
  }
  return { offset, line, column: offset - lineStart + 1 };
}

/**
 * Where the last line begins, of which nobody knows yet how it ends, if that is after `from`. A carriage return at the
 * very end of the text can be half of a line ending.
 */
export function openLine(text: string, from: number): number | undefined {
  let start = text.endsWith('\r') ? text.length - 1 : text.length;
  while (start > from && text[start - 1] !== '\n' && text[start - 1] !== '\r') start -= 1;
  return start > from ? start : undefined;
}

export function nextLine(text: string, from: number): number {
  const ending = new RegExp(LINE_ENDING, 'g');
  ending.lastIndex = from;
  return ending.test(text) ? ending.lastIndex : text.length;
}

export const LINE_ENDING = /\r\n|\n|\r/;
