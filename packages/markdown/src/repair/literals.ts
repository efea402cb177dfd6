import type { PhrasingContent } from 'mdast';
import { endOf, startOf, type Leaf } from './open-leaf.ts';

/** A stretch of source that the parser found no syntax in. Half-open, in UTF-16 offsets. */
export interface Literal {
  start: number;
  end: number;
  /** Whether it stands inside of emphasis that is closed. */
  nested: boolean;
}

/**
 * The literal stretches of a leaf, in order. Nodes of plugins, code, HTML, images and links are none of them; escapes
 * and character references are not told apart from the text around them.
 *
 * @param end of the text, because the white space there belongs to no node
 */
export function literalsOf(leaf: Leaf, end: number): Literal[] {
  const literals: Literal[] = [];
  collect(leaf.children, startOf(leaf), end, false);
  return literals;

  function collect(
    children: readonly PhrasingContent[],
    start: number,
    until: number,
    nested: boolean,
  ): void {
    let at = start;
    for (const child of children) {
      // What has no position was made of the text around it.
      if (child.type === 'text' || !child.position) continue;
      add(at, startOf(child), nested);
      if (child.type === 'emphasis' || child.type === 'strong' || child.type === 'delete') {
        const [first, last] = [child.children[0], child.children.at(-1)];
        if (first && last) collect(child.children, startOf(first), endOf(last), true);
      }
      at = endOf(child);
    }
    add(at, until, nested);
  }

  function add(start: number, end: number, nested: boolean): void {
    if (start < end) literals.push({ start, end, nested });
  }
}
