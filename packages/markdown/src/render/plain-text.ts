import type { Node } from 'unist';

/** All that the nodes say, found without recursion: for what is nested too deep to be drawn. */
export function plainText(nodes: readonly Node[]): string {
  const open: Node[] = [...nodes].reverse();
  let text = '';
  for (let node = open.pop(); node; node = open.pop()) {
    if ('value' in node && typeof node.value === 'string') text += node.value;
    if ('children' in node && Array.isArray(node.children)) {
      open.push(...(node.children as Node[]).reverse());
    }
  }
  return text;
}
