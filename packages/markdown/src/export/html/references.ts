import type { MarkerGroup } from '@cited-stream/core';
import type { Element, ElementContent } from 'hast';
import { element } from './elements.ts';
import type { Ids } from './ids.ts';

export interface References {
  /** The numbers of one place, each a link to its note. */
  create(group: MarkerGroup): Element;
  /** How many references there are to a note. */
  usesOf(number: number): number;
}

export function createReferences(ids: Ids): References {
  const uses = new Map<number, number>();
  return {
    create({ markers }) {
      const numbers = [...new Set(markers.map(({ number }) => number))];
      const links = numbers.flatMap((number, at): (ElementContent | string)[] => {
        const use = (uses.get(number) ?? 0) + 1;
        uses.set(number, use);
        const id = ids.reference(number, use);
        const href = `#${ids.note(number)}`;
        const link = element('a', { id, href, role: 'doc-noteref' }, String(number));
        return at === 0 ? [link] : [', ', link];
      });
      return element('sup', {}, ...links);
    },
    usesOf: (number) => uses.get(number) ?? 0,
  };
}
