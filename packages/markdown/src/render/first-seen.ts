import type { Nodes, Parents } from 'mdast';
import type { Stretch } from './stretch.ts';

const known = new WeakMap<Nodes, number>();

/**
 * Where the first of a node begins that can be seen, as a UTF-16 offset in the answer's text; `Infinity` where nothing
 * of it can. Words that end in the syntax before it are words of what comes before the node.
 *
 * @param source holds the text of the node
 */
export function firstSeen(node: Nodes, source: Stretch): number {
  const before = known.get(node);
  if (before !== undefined) return before;
  const offset = find(node, source);
  known.set(node, offset);
  return offset;
}

function find(node: Nodes, source: Stretch): number {
  const start = node.position?.start.offset;
  switch (node.type) {
    case 'definition':
    case 'thematicBreak':
    case 'break':
      return Infinity;
    case 'code':
      return start === undefined ? 0 : start + openingOf(source.text.slice(start - source.at));
    case 'inlineCode':
      return (start ?? 0) + 1;
    case 'image':
    case 'imageReference':
      return (start ?? 0) + '!['.length;
    default:
      return 'children' in node ? firstOf(node, source) : (start ?? 0);
  }
}

/** An extension's nodes can lack positions, and are somewhere in what holds them. */
function firstOf({ children, position }: Parents, source: Stretch): number {
  for (const child of children) {
    const offset = child.position ? firstSeen(child, source) : (position?.start.offset ?? 0);
    if (offset !== Infinity) return offset;
  }
  return Infinity;
}

/** The length of the line that opens a block of code with a fence. */
function openingOf(code: string): number {
  return /^(?:`{3,}|~{3,})[^\r\n]*/.exec(code)?.[0].length ?? 0;
}
