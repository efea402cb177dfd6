import type { Node } from 'unist';

/** Where a node begins in the answer's text. */
export function startOfNode({ position }: Node): number {
  return position?.start.offset ?? 0;
}
