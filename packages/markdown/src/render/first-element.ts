import type { Element, Nodes } from 'hast';

/** @throws where a node has no element in it, which would be a fault of ours */
export function firstElement(parent: Nodes): Element {
  const children = 'children' in parent ? parent.children : [];
  for (const child of children) if (child.type === 'element') return child;
  throw new Error('Expected an element.');
}

export function elementsOf(parent: Element): Element[] {
  return parent.children.filter((child) => child.type === 'element');
}
