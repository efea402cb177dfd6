import type { Nodes } from 'mdast';

/** Whether two nodes say the same at the same position. */
export function isSame(one: Nodes, other: Nodes): boolean {
  const pairs: [unknown, unknown][] = [[one, other]];
  for (let pair = pairs.pop(); pair; pair = pairs.pop()) {
    const [a, b] = pair;
    if (a === b) continue;
    if (!isRecord(a) || !isRecord(b)) return false;
    const keys = Object.keys(a);
    if (keys.length !== Object.keys(b).length) return false;
    for (const key of keys) pairs.push([a[key], b[key]]);
  }
  return true;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The node, as the object it was before where it is the same, and with the children it had where those are. */
export function keepNode<N extends Nodes>(before: Nodes | undefined, node: N): N {
  if (before?.type !== node.type || before === node) return node;
  if (!('children' in node) || !('children' in before))
    return isSame(before, node) ? (before as N) : node;
  const children = keepNodes(before.children, node.children);
  const kept = { ...node, children };
  const isUnchanged =
    children.length === before.children.length &&
    children.every((child, index) => child === before.children[index]) &&
    isSame(before, kept);
  return isUnchanged ? (before as N) : kept;
}

export function keepNodes<N extends Nodes>(before: readonly Nodes[], nodes: readonly N[]): N[] {
  return nodes.map((node, index) => {
    const old = before[index];
    return old && old !== node && isSame(old, node) ? (old as N) : node;
  });
}
