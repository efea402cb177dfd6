import type { Point } from 'unist';
import type { Element, Nodes } from 'hast';
import { walk } from './walk.ts';

export interface Range {
  start: number;
  end: number;
}

/** Gives the range of a node in the source, `null` where it has none. */
export type RangeOf = (node: Nodes) => Range | null;

/** @param shift what makes an offset of the tree one of the source */
export function rangesIn(shift: number): RangeOf {
  return (node) => {
    // Parsers of HTML leave out halves of positions that they do not know.
    const position: { start?: Point; end?: Point } | undefined = node.position;
    const start = position?.start?.offset;
    const end = position?.end?.offset;
    return start === undefined || end === undefined
      ? null
      : { start: start + shift, end: end + shift };
  };
}

/** Where what is seen of an opaque element begins: behind the syntax that opens it, which alone shows nothing. */
export function contentStart(element: Element, range: Range, source: string, rangeOf: RangeOf) {
  const { tagName } = element;
  if (tagName === 'a') return firstIn(element, rangeOf) ?? range.start;
  const fence = /`+|~{3,}/y;
  fence.lastIndex = range.start;
  if ((tagName !== 'code' && tagName !== 'pre') || !fence.test(source)) return range.start;
  if (tagName === 'code') return Math.min(fence.lastIndex, range.end);
  const lineEnd = source.indexOf('\n', range.start);
  return lineEnd < 0 || lineEnd >= range.end ? range.end : lineEnd + 1;
}

function firstIn(element: Element, rangeOf: RangeOf): number | null {
  let first: number | null = null;
  walk(element, {
    enter(node) {
      if (first === null && !('children' in node && node.children.length > 0)) {
        first = rangeOf(node)?.start ?? null;
      }
      return first === null;
    },
  });
  return first;
}
