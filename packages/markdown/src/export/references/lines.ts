/** Where the line ends that an offset is in, as a UTF-16 offset. */
export function lineEndFrom(text: string, offset: number): number {
  const length = text.slice(offset).search(/[\r\n]/);
  return length < 0 ? text.length : offset + length;
}

/**
 * What the lines after the first one of a block begin with: the marks of the quotes that it is in, and spaces for the
 * marks of the items.
 *
 * @param start where the block begins
 */
export function containerPrefix(text: string, start: number): string {
  let lineStart = start;
  while (lineStart > 0 && text[lineStart - 1] !== '\n' && text[lineStart - 1] !== '\r') {
    lineStart -= 1;
  }
  return text.slice(lineStart, start).replaceAll(/[^>\t]/g, ' ');
}
