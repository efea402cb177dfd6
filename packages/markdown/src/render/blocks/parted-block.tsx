'use client';
import type { Marker } from '@cited-stream/core';
import type { Element, ElementContent } from 'hast';
import type { RootContent } from 'mdast';
import * as React from 'react';
import type { PartView, Whereabouts } from '../deal-out.ts';
import { firstElement } from '../first-element.ts';
import { makeTree } from '../make-tree.ts';
import { orPlainText, orWords } from '../or-plain-text.tsx';
import { createSame } from '../same.ts';
import { slotElement, toReact } from '../to-react.ts';
import type { BlockProps } from './block-props.ts';
import { Parts } from './parts.tsx';
import { useParts } from './use-parts.ts';

export interface PartedBlockProps<P> extends BlockProps {
  /** In the order of the text; the same objects for as long as they say the same. */
  parts: readonly P[];
  where: Whereabouts<P>;
  /** The block without its parts. */
  shell: RootContent;
  /** The markers in what the shell holds of its own. */
  shellMarkers?: readonly Marker[];
  /** Puts the parts into the element of the shell. */
  fill(element: Element, parts: Element): void;
  /** A block that holds this part alone. Must stay the same function for as long as it makes the same. */
  wrap(part: P): RootContent;
  /** What of that block's element is the part. */
  unwrap(element: Element): ElementContent[];
}

/** A block whose parts are drawn one by one, so that what is added at its end leaves what is there alone. */
export function PartedBlock<P extends object>({
  view,
  drawing,
  parts,
  where,
  shell,
  shellMarkers = [],
  fill,
  wrap,
  unwrap,
}: PartedBlockProps<P>) {
  const [same] = React.useState(createSame<typeof view.part.definitions>);
  const definitions = same(view.part.definitions);
  const groups = useParts(parts, where, view);
  const draw = React.useCallback(
    (part: PartView<P>) => {
      const block = wrap(part.part);
      return orWords([block], () => {
        const tree = makeTree([block], definitions, part, drawing);
        return toReact(unwrap(firstElement(tree)), drawing);
      });
    },
    [definitions, drawing, wrap, unwrap],
  );
  return orPlainText([view.part.node], () => {
    const own = { ...view, markers: shellMarkers };
    const element = firstElement(makeTree([shell], definitions, own, drawing));
    fill(element, slotElement(<Parts groups={groups} startOf={where.startOf} draw={draw} />));
    return toReact([element], drawing);
  });
}
