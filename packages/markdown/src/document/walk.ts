import type { Nodes } from 'mdast';

/** Visits nodes and all that is in them in the order of the text. It keeps its own stack: nesting has no limit. */
export function walk(nodes: readonly Nodes[], visit: (node: Nodes) => void): void {
  const stack = [...nodes].reverse();
  for (let node = stack.pop(); node; node = stack.pop()) {
    visit(node);
    if ('children' in node) {
      for (let index = node.children.length - 1; index >= 0; index -= 1) {
        stack.push(node.children[index]!);
      }
    }
  }
}
