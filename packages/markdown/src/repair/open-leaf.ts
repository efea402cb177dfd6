import type { Heading, Nodes, Paragraph, Root, TableCell } from 'mdast';

/** What holds text with inline syntax. */
export type Leaf = Paragraph | Heading | TableCell;

/** The last node that holds no other blocks: a leaf, code, HTML, a definition, an empty list item. */
export function lastBlock(root: Root): Nodes {
  let node: Nodes = root;
  while (!isLeaf(node) && 'children' in node) {
    const last: Nodes | undefined = node.children.at(-1);
    if (!last) break;
    node = last;
  }
  return node;
}

export function isLeaf(node: Nodes): node is Leaf {
  return node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell';
}

/** The leaf at the end of the text that goes on with the text, if there is one. */
export function openLeaf(text: string, root: Root): Leaf | undefined {
  const leaf = lastBlock(root);
  if (!isLeaf(leaf)) return undefined;
  const rest = text.slice(endOf(leaf));
  switch (leaf.type) {
    case 'paragraph':
      return /^[ \t]*(?:\r?\n|\r)?[ \t]*$/.test(rest) ? leaf : undefined;
    case 'heading':
      return text[startOf(leaf)] === '#' && !/[\r\n]/.test(rest) ? leaf : undefined;
    case 'tableCell':
      return /[\r\n]/.test(rest) || isClosedCell(text.slice(startOf(leaf) + 1)) ? undefined : leaf;
  }
}

/** @param source of a cell, without the bar before it */
function isClosedCell(source: string): boolean {
  return /(?<!\\)(?:\\\\)*\|[ \t]*$/.test(source);
}

export function startOf(node: Nodes): number {
  return node.position?.start.offset ?? 0;
}

export function endOf(node: Nodes): number {
  return node.position?.end.offset ?? 0;
}
