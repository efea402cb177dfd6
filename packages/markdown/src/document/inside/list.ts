import type { List, Nodes, RootContent } from 'mdast';
import { isIndentedCode } from '../boundary.ts';

/** How many items from the first on are final: those before the last, but none beside indented code. */
export function finalItems(text: string, { children }: List): number {
  for (let index = children.length - 1; index > 0; index -= 1) {
    const isBesideCode =
      isIndentedCode(text, innermost(children[index - 1]!, -1)) ||
      isIndentedCode(text, innermost(children[index]!, 0));
    if (!isBesideCode) return index;
  }
  return 0;
}

/** The open items as they go on with the list, and what follows it. */
export function restOfList(list: List, nodes: RootContent[]): RootContent[] | undefined {
  const [first] = nodes;
  if (!first) return [{ ...list, children: [] }];
  return first.type === 'list' && first.ordered === list.ordered ? nodes : undefined;
}

function innermost(node: Nodes, side: 0 | -1): Nodes {
  let inner = node;
  while ('children' in inner && inner.children.length > 0) inner = inner.children.at(side)!;
  return inner;
}
