import type { RootContent } from 'mdast';
import type { Point } from 'unist';
import type { Parse } from '../syntax/create-parse.ts';
import { LINE_ENDING, placeAt, START, type Place } from './place.ts';
import { standalone } from './standalone.ts';
import { walk } from './walk.ts';

/**
 * Parses a stretch of the document, and gives its nodes the positions that they have in the whole.
 *
 * @param at where the stretch begins
 * @param labels those of definitions that stand elsewhere
 * @param prefix what the parser reads before the stretch, so that it takes it for what it is
 */
export type Read = (
  stretch: string,
  at: Place,
  labels: readonly string[],
  prefix?: string,
) => RootContent[];

export function createReader(parse: Parse): Read {
  return (stretch, at, labels, prefix = '') => {
    const nodes = parsed(parse, prefix + stretch, labels);
    const lines = prefix.split(LINE_ENDING);
    const by: Place = {
      offset: at.offset - prefix.length,
      line: at.line - lines.length,
      column: lines.length > 1 ? 0 : at.column - 1 - prefix.length,
    };
    if (by.offset !== 0 || by.line !== 0 || by.column !== 0) shift(nodes, by);
    return nodes;
  };
}

/** Where blocks are nested so deep that the parser runs out of stack, the text stands for itself. */
function parsed(parse: Parse, stretch: string, labels: readonly string[]): RootContent[] {
  try {
    return parse(whole(stretch), labels).children;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const position = { start: START, end: placeAt(stretch, START, stretch.length) };
    return [
      { type: 'paragraph', children: [{ type: 'text', value: stretch, position }], position },
    ];
  }
}

/** At the start of what it is given the parser drops a byte order mark, which in a stretch is text. */
function whole(stretch: string): string {
  return stretch.startsWith(MARK) ? MARK + stretch : standalone(stretch);
}

const MARK = '\uFEFF';

function shift(nodes: RootContent[], by: Place): void {
  const moved = ({ offset, line, column }: Point): Point => ({
    line: line + by.line,
    column: line === 1 ? column + by.column : column,
    offset: offset! + by.offset,
  });
  walk(nodes, (node) => {
    const { position } = node;
    if (position) node.position = { start: moved(position.start), end: moved(position.end) };
  });
}
