import type { Element, Nodes, Parents, Root, RootContent } from 'hast';
import { createGap } from './gap.ts';
import { isBlock, isInvisible, isOpaque, isStructure } from './kinds.ts';
import { HARD_BREAK, standIn, visibleStart, type Piece } from './piece.ts';
import { contentStart, rangesIn } from './ranges.ts';
import { survey } from './survey.ts';
import { textOf, walk } from './walk.ts';

/** The text of one block that runs on without another block in between, or a block that no marker can stand inside of. */
export interface Place {
  /** What holds it, directly or in inline elements. */
  parent: Parents;
  pieces: readonly Piece[];
  /** Where the first of it that can be seen begins in the source. */
  start: number;
}

export interface Places {
  /** In the order of the source. */
  places: readonly Place[];
  parents: ReadonlyMap<Nodes, Parents>;
}

/**
 * The places in a tree at which words can end.
 *
 * @param shift what makes an offset of the tree one of the source
 */
export function readPlaces(tree: Root, source: string, shift: number): Places {
  const rangeOf = rangesIn(shift);
  const { positioned, flows } = survey(tree);
  const gap = createGap(source);
  const parents = new Map<Nodes, Parents>();
  const lines: { parent: Parents; pieces: Piece[] }[] = [];
  let flow: Parents = tree;
  let line: Piece[] | null = null;

  function add(node: RootContent, text: string): void {
    if (isStructure(flow)) return;
    if (!line) lines.push({ parent: flow, pieces: (line = []) });
    const piece: Piece = { node, text, start: 0, end: 0 };
    line.push(piece);
    const range = rangeOf(node);
    if (!range) return gap.add(piece);
    gap.reach(range.start);
    piece.start =
      node.type === 'element' ? contentStart(node, range, source, rangeOf) : range.start;
    piece.end = range.end;
    gap.reach(range.end);
  }

  function addOpaque(node: RootContent): void {
    if (isBlock(node)) line = null;
    add(node, isHardBreak(node) ? HARD_BREAK : standIn(textOf(node)));
    if (isBlock(node)) line = null;
  }

  walk(tree, {
    enter(node, parent) {
      parents.set(node, parent);
      if (isInvisible(node)) {
        if (isBlock(node)) line = null;
      } else if (node.type === 'text') {
        add(node, node.value);
      } else if (isOpaque(node, positioned.has(node))) {
        addOpaque(node);
      } else {
        const range = rangeOf(node);
        if (range) gap.reach(range.start);
        if (flows.has(node)) {
          line = null;
          flow = node as Element;
        }
        return true;
      }
      return false;
    },
    leave(node, parent) {
      const range = parent && rangeOf(node);
      if (range) gap.reach(range.end);
      if (!flows.has(node)) return;
      line = null;
      flow = parent ?? tree;
    },
  });
  gap.reach(Infinity);

  const places = lines.map(({ parent, pieces }): Place => {
    const starts = pieces.map((piece) => visibleStart(piece, source));
    return { parent, pieces, start: starts.reduce((least, start) => Math.min(least, start)) };
  });
  return {
    places: places.filter(({ start }) => start < Infinity).sort((a, b) => a.start - b.start),
    parents,
  };
}

function isHardBreak(node: RootContent): boolean {
  return node.type === 'element' && node.tagName === 'br';
}
