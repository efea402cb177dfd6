import type { Root } from 'hast';
import type { Point } from 'unist';
import { visit } from 'unist-util-visit';
import { agreements, offsetIn } from './agreements.ts';

/**
 * Makes the positions in a tree those of the text that its Markdown was made from by small changes. What has no place
 * there lies at the end of what comes before it.
 */
export function reposition(tree: Root, content: string, source: string): void {
  const known = agreements(content, source);
  const [dropped, droppedThere] = [markLength(content), markLength(source)];
  const move = (point: Point | undefined) =>
    point?.offset === undefined
      ? point
      : { ...point, offset: offsetIn(known, point.offset + dropped) - droppedThere };
  visit(tree, (node) => {
    // Plugins give one position to several nodes, and parsers of HTML leave out halves of them.
    const position: { start?: Point; end?: Point } | undefined = node.position;
    if (!position) return;
    const [start, end] = [move(position.start), move(position.end)];
    node.position = { ...position, start, end } as typeof node.position;
  });
}

/** A parser drops a byte order mark and does not count it. */
function markLength(text: string): number {
  return text.startsWith('\uFEFF') ? 1 : 0;
}
