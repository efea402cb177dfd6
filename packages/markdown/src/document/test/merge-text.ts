import type { Nodes } from 'mdast';

/**
 * The nodes with one text where several stand side by side. Where the parser finds an address late, the text around it
 * has no position; in a paragraph that has been cut this is so for a part of the text only, and says nothing.
 */
export function mergeText(nodes: readonly Nodes[]): Nodes[] {
  const isVague = nodes.some(({ position }) => !position);
  const merged: Nodes[] = [];
  for (const node of nodes) {
    const last = merged.at(-1);
    if (node.type !== 'text') {
      const copy = { ...node } as Nodes;
      if ('children' in copy) copy.children = mergeText(copy.children) as never;
      merged.push(copy);
    } else if (last?.type === 'text') {
      last.value += node.value;
      if (!isVague) last.position = { start: last.position!.start, end: node.position!.end };
    } else {
      const { position, ...rest } = node;
      merged.push(position && !isVague ? { ...rest, position } : rest);
    }
  }
  return merged;
}
