import type { Nodes, Root } from 'hast';
import { isBlock } from './kinds.ts';
import { walk } from './walk.ts';

export interface Survey {
  /** Those in which something has a position in the source. */
  positioned: ReadonlySet<Nodes>;
  /** Blocks, and what holds any. */
  flows: ReadonlySet<Nodes>;
}

/** What has to be known of an element before it is read. */
export function survey(tree: Root): Survey {
  const positioned = new Set<Nodes>();
  const flows = new Set<Nodes>();
  walk(tree, {
    enter(node, parent) {
      if (node.position) positioned.add(parent);
      if (isBlock(node)) flows.add(node).add(parent);
      return true;
    },
    leave(node, parent) {
      if (!parent) return;
      if (positioned.has(node)) positioned.add(parent);
      if (flows.has(node)) flows.add(parent);
    },
  });
  return { positioned, flows };
}
