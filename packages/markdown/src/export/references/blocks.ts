import type { Nodes, Root } from 'mdast';
import { countBefore } from '../../placement/count-before.ts';
import { formulasIn } from './formulas.ts';

/** A part of the source that a reference can belong to, in UTF-16 offsets, half-open. */
export interface Stretch {
  start: number;
  end: number;
  /** Whether it has no running text: code, raw HTML and the like. */
  isSolid: boolean;
  /** Whether it is inside of another block. */
  isNested: boolean;
}

/** The blocks of a document, as places for references. */
export interface Blocks {
  /** The index of the top-level block that an offset is in, or behind. */
  topAt(offset: number): number;
  /** Where that block ends. */
  endOf(top: number): number;
  /** The running text of a paragraph, heading or cell, or the solid block, that an offset is in, if it is in any. */
  stretchAt(offset: number): Stretch | undefined;
}

export function readBlocks(root: Root, source: string): Blocks {
  const starts = root.children.map(({ position }) => position?.start.offset ?? 0);
  const stretches = stretchesIn(root, source);
  const formulas = formulasIn(source, root).map(({ start, end }): Stretch => {
    return { start, end, isSolid: true, isNested: false };
  });
  const topAt = (offset: number) =>
    Math.max(0, countBefore(starts.length, (at) => starts[at]!, offset + 1) - 1);
  return {
    topAt: (offset) => topAt(stretchHolding(formulas, offset)?.end ?? offset),
    endOf: (top) => root.children[top]?.position?.end.offset ?? source.length,
    stretchAt: (offset) => stretchHolding(formulas, offset) ?? stretchHolding(stretches, offset),
  };
}

/** The stretch that an offset is in, or at the end of. */
function stretchHolding(stretches: readonly Stretch[], offset: number): Stretch | undefined {
  const next = countBefore(stretches.length, (at) => stretches[at]!.start, offset + 1);
  const last = stretches[next - 1];
  return last && offset <= last.end ? last : undefined;
}

function stretchesIn(root: Root, source: string): Stretch[] {
  const stretches: Stretch[] = [];
  const tops = new Set<Nodes>(root.children);
  const open: Nodes[] = [...root.children].reverse();
  for (let node = open.pop(); node; node = open.pop()) {
    const isText = TEXT_BLOCKS.has(node.type);
    if ('children' in node && !isText) {
      for (let at = node.children.length - 1; at >= 0; at -= 1) open.push(node.children[at]!);
      continue;
    }
    // The marks of a block are around its first and its last words.
    const own: readonly Nodes[] = isText && 'children' in node ? node.children : [node];
    const start = own[0]?.position?.start.offset;
    const end = own.at(-1)?.position?.end.offset;
    if (start === undefined || end === undefined) continue;
    const { length } = source.slice(start, end).trimEnd();
    stretches.push({
      start,
      end: start + length,
      isSolid: !isText,
      isNested: !tops.has(node),
    });
  }
  return stretches;
}

const TEXT_BLOCKS: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell']);
