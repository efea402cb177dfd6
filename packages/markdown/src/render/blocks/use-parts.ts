'use client';
import * as React from 'react';
import { dealOut, inGroups, type PartView, type Whereabouts } from '../deal-out.ts';

/** How many parts stand together, so that groups are compared where their parts need not be. */
export const GROUP_SIZE = 24;

export type PartGroup<P> = readonly PartView<P>[];

/** Views of the parts of a block in groups. Those of which nothing changed are the objects they were. */
export function useParts<P extends object>(
  parts: readonly P[],
  where: Whereabouts<P>,
  { markers, end, source }: Pick<PartView<object>, 'markers' | 'end' | 'source'>,
): readonly PartGroup<P>[] {
  const [deal] = React.useState(createDealer<P>);
  return deal(parts, where, markers, end, source);
}

function createDealer<P extends object>() {
  let views: readonly PartView<P>[] = [];
  let groups: readonly PartGroup<P>[] = [];
  type Rest = Parameters<typeof dealOut<P>> extends [unknown, ...infer R] ? R : never;
  return (...rest: Rest) => {
    views = dealOut(views, ...rest);
    groups = inGroups(groups, views, GROUP_SIZE);
    return groups;
  };
}
