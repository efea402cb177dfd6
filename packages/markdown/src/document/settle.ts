import { createLongCode } from './inside/code.ts';
import { finalChildren, isLongCode } from './inside/long.ts';
import { pieceOf, type LongNode } from './inside/long-node.ts';
import type { Limits } from './inside/limits.ts';
import { createParagraphSettler } from './inside/settle-paragraph.ts';
import { headerOf } from './inside/table.ts';
import { endOfNextLine } from './part.ts';
import { lineOf, openLine, START } from './place.ts';
import {
  addPart,
  isCut,
  keepShown,
  readOpen,
  settleBefore,
  settlePiece,
  type Progress,
  type Settling,
} from './progress.ts';
import type { Tail } from './tail.ts';

/**
 * Finds out what is known about a text for good: however it goes on, a parse of the whole says the same. What is
 * shown of the open tail has no part in it.
 */
export function createSettler(settling: Settling): {
  progress: Progress;
  /** Goes as far as the text allows, which is the last one and more. */
  advance(text: string): void;
} {
  const { limits } = settling;
  const progress: Progress = { text: '', cut: START, long: undefined, code: undefined };
  const settleParagraph = limits && createParagraphSettler(settling, progress, limits.paragraph);
  /** Up to where the text has been searched for line endings, and the start of the line that is open there. */
  let searched = 0;
  let line = 0;
  /** The start of the line before which everything has been looked at. */
  let seen = 0;

  function settleLines(): void {
    seen = line;
    let tail = readOpen(settling, progress, line);
    const { long } = progress;
    if (long && !tail.isRest && tail.nodes[0]?.type !== long.head.type) {
      settling.onForget(long.run);
      progress.long = undefined;
    }
    const { nodes, labels } = tail;
    let last = nodes.length - 1;
    while (last > 0 && !isCut(settling, progress, nodes, last)) last -= 1;
    if (last > 0) {
      settleBefore(settling, progress, tail, last);
      tail = { nodes: nodes.slice(last), isRest: false, labels };
    }
    if (limits) settleInside(settling, progress, tail, limits);
  }

  function settleCode(): void {
    const { text, cut, code } = progress;
    const closed = code?.settle(text, line);
    if (!closed) return;
    const { node, next } = closed;
    const run = { parts: [], index: undefined };
    const [end, until] = [next.offset, next.offset];
    addPart(settling, text, run, { at: cut, end, until, prefix: '', nodes: [node] }, new Set());
    settling.onRun(run);
    progress.cut = next;
    progress.code = undefined;
    seen = next.offset;
  }

  return {
    progress,
    advance(text) {
      progress.text = text;
      line = openLine(text, searched) ?? line;
      searched = text.endsWith('\r') ? text.length - 1 : text.length;
      settleCode();
      while (!progress.code && line > seen) {
        settleLines();
        settleCode();
      }
      if (!progress.code) settleParagraph?.(line);
    },
  };
}

/** Settles what is final of the first open block, if it is long. */
function settleInside(
  settling: Settling,
  progress: Progress,
  { nodes: [first], isRest, labels }: Tail,
  limits: Limits,
): void {
  const { text, long } = progress;
  if (!first || (long && !isRest)) return;
  if (isLongCode(text, first, limits)) {
    progress.code = createLongCode(text, first, limits.piece);
    return;
  }
  const count = finalChildren(text, first, lineOf(long?.head ?? first).offset, limits);
  if (count === 0) return;
  const node = keepShown(settling, first, long) as LongNode;
  const at = lineOf(node.children[count]!);
  const prefix = long?.prefix ?? (node.type === 'table' ? headerOf(text, node) : '');
  const until = endOfNextLine(text, at.offset);
  settlePiece(settling, progress, pieceOf(node, 0, count), { at, prefix, until }, labels);
}
