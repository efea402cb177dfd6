import type { Nodes } from 'mdast';
import type { Whereabouts } from '../deal-out.ts';
import { firstSeen } from '../first-seen.ts';

/** Where a node begins in the answer's text. Items and rows always have a position. */
export function startOfNode({ position }: Nodes): number {
  return position?.start.offset ?? 0;
}

/** Where items and rows are. */
export const whereNodesAre: Whereabouts<Nodes> = { startOf: startOfNode, seenFrom: firstSeen };
