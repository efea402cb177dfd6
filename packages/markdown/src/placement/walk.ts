import type { Parents, RootContent } from 'hast';

export interface Visitor {
  /** @returns whether to visit what is in it */
  enter(node: RootContent, parent: Parents): boolean;
  /** Called for what was gone into. */
  leave?(node: Parents, parent: Parents | undefined): void;
}

/** Visits what is in a tree, in the order of the document. Without recursion: quotes can be nested a thousand deep. */
export function walk(tree: Parents, { enter, leave }: Visitor): void {
  const open: { node: Parents; next: number }[] = [{ node: tree, next: 0 }];
  for (let top = open.at(-1); top; top = open.at(-1)) {
    const child = top.node.children[top.next];
    top.next += 1;
    if (!child) {
      open.pop();
      leave?.(top.node, open.at(-1)?.node);
    } else if (enter(child, top.node) && 'children' in child) {
      open.push({ node: child, next: 0 });
    }
  }
}

/** The text in a node, as it would be copied. */
export function textOf(node: RootContent): string {
  if (!('children' in node)) return node.type === 'text' ? node.value : '';
  let text = '';
  walk(node, {
    enter(child) {
      if (child.type === 'text') text += child.value;
      return true;
    },
  });
  return text;
}
