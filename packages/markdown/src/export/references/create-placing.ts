import type { Blocks, Stretch } from './blocks.ts';
import type { Fitted, Written } from './fit-in-leaf.ts';
import { fitInLeaves } from './fit-in-leaves.ts';
import { paragraphBehind, paragraphWithin, type Insertion } from './insertion.ts';
import type { Reading } from './read-paragraphs.ts';

/** References stand in their places; those that belong to code or raw HTML in a paragraph of its container. */
export const NEAR = 0;
/** Each reference in running text stands as near to its place as its syntax lets it be. */
const FITTED = 1;
/** What belongs to code or raw HTML stands behind the top-level block. */
const SOLIDS_BEHIND = 2;
/** All references stand behind the top-level block. */
export const ALL_BEHIND = 3;

/**
 * Where references go.
 *
 * @param distances for each top-level block with references, one of those above
 */
export type Placing = (distances: ReadonlyMap<number, number>) => Insertion[];

export interface PlacingContext extends Reading {
  source: string;
  blocks: Blocks;
  /** By the index of their top-level block. */
  references: ReadonlyMap<number, readonly Written[]>;
}

export function createPlacing(context: PlacingContext): Placing {
  const { source, blocks, references } = context;
  const byTop = new Map([...references].map(([top, own]) => [top, byStretch(blocks, own)]));
  const fitted = new Map<Stretch, Fitted>();

  function fitMissing(distances: ReadonlyMap<number, number>): void {
    const missing = new Map<Stretch, readonly Written[]>();
    for (const [top, stretches] of byTop) {
      if (distances.get(top)! < FITTED) continue;
      for (const [stretch, own] of stretches) {
        if (stretch && !stretch.isSolid && !fitted.has(stretch)) missing.set(stretch, own);
      }
    }
    if (missing.size === 0) return;
    for (const [leaf, places] of fitInLeaves(source, missing, context)) fitted.set(leaf, places);
  }

  function placeTop(top: number, distance: number): Insertion[] {
    const insertions: Insertion[] = [];
    const behind: Written[] = [];
    for (const [stretch, own] of byTop.get(top)!) {
      if (!stretch || distance === ALL_BEHIND) {
        behind.push(...own);
      } else if (!stretch.isSolid) {
        for (const reference of own) {
          const place = distance < FITTED ? reference : fitted.get(stretch)!.get(reference);
          if (place) insertions.push(place);
          else behind.push(reference);
        }
      } else if (distance < SOLIDS_BEHIND && stretch.isNested) {
        insertions.push(paragraphWithin(source, stretch, textOf(own)));
      } else {
        behind.push(...own);
      }
    }
    if (behind.length > 0) {
      insertions.push(paragraphBehind(source, blocks.endOf(top), textOf(behind)));
    }
    return insertions;
  }

  return (distances) => {
    fitMissing(distances);
    return [...distances].flatMap(([top, distance]) => placeTop(top, distance));
  };
}

function byStretch(blocks: Blocks, references: readonly Written[]) {
  const found = new Map<Stretch | undefined, Written[]>();
  for (const reference of references) {
    const stretch = blocks.stretchAt(reference.offset);
    const own = found.get(stretch);
    if (own) own.push(reference);
    else found.set(stretch, [reference]);
  }
  return found;
}

function textOf(references: readonly Written[]): string {
  return references.map(({ text }) => text).join('');
}
