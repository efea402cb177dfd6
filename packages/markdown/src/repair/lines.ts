/** Where the line begins that the text ends in; the text's length if it ends with a line ending. */
export function lastLineStart(text: string): number {
  return Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1;
}

/** Where the last line begins of which at least something has come, be it only its end. */
export function lastBegunLineStart(text: string): number {
  return lastLineStart(text.replace(/(?:\r?\n|\r)$/, ''));
}

/** What opens block quotes and list items, once the white space after it has come. */
const MARKERS = /^(?:[ \t>]|[-+*][ \t]|\d{1,9}[.)][ \t])*/;

// A list, a heading, its underline, a rule, a fence, a table's row; an ordered list; the box of a task.
const UNDECIDED = /^(?:[-=*_+#>|`~:\s]*|\d{1,9}[.)]?\s*|\[[ xX]?\]?\s*)$/;

/** Whether nobody can tell from this beginning of a line what kind of block it is. */
export function isUndecidedLine(line: string): boolean {
  return UNDECIDED.test(withoutMarkers(line));
}

export function withoutMarkers(line: string): string {
  return line.slice(MARKERS.exec(line)![0].length);
}

const DELIMITER_ROW = /^[ \t>]*(?:[|:-][|:\- \t]*)?$/;

/** Whether this may become the row of dashes that makes a table of the line before. */
export function mayBeDelimiterRow(line: string): boolean {
  return DELIMITER_ROW.test(line);
}

const BLANK = /^[ \t\r]*$/;

/** The text after its last blank line. No paragraph, heading or table reaches across one. */
export function afterBlankLine(text: string): string {
  let end = text.length;
  for (;;) {
    const start = text.lastIndexOf('\n', end - 1) + 1;
    // The text may end with a line ending, and the line after it has not begun.
    if (end < text.length && BLANK.test(text.slice(start, end))) return text.slice(end + 1);
    if (start === 0) return text;
    end = start - 1;
  }
}
