import { isBoundary } from '../boundary.ts';
import { lineOf, placeAt, startOf } from '../place.ts';
import { readOpen, settleBefore, settlePiece, type Progress, type Settling } from '../progress.ts';
import type { Tail } from '../tail.ts';
import { restOf } from './long.ts';
import { lastCut, LETTER } from './paragraph.ts';

/** A paragraph can be long without a single line ending: it settles by its length, not by its lines. */
export function createParagraphSettler(
  settling: Settling,
  progress: Progress,
  step: number,
): (line: number) => void {
  /** From what length of the text on there can be another place to cut. */
  let enough = 3 * step;

  function cutLast(tail: Tail): void {
    const { text, long } = progress;
    const { nodes } = tail;
    for (let index = nodes.length - 1; index >= 0; index -= 1) {
      const node = nodes[index]!;
      if (node.type !== 'paragraph') continue;
      const within = index === 0 ? long : undefined;
      // With a bracket it can become a definition, and after what is not closed it need not begin like a paragraph.
      const isCertain =
        text[startOf(node).offset] !== '[' &&
        (index === 0 || isBoundary(text, nodes[index - 1]!, node));
      if (!within && !isCertain) continue;
      const start = lineOf(within?.head ?? node).offset;
      const offset = lastCut(text, node, { from: within?.at.offset ?? start, start, step });
      if (offset === undefined) continue;
      if (index > 0) settleBefore(settling, progress, tail, index);
      cutAt(offset);
      return;
    }
  }

  function cutAt(offset: number): void {
    const { read, definitions } = settling;
    const { text, long, cut } = progress;
    const from = long?.at ?? cut;
    const stretch = text.slice(from.offset, offset);
    const labels = definitions.settledIn(stretch);
    const nodes = read(stretch, from, labels, long?.prefix);
    const [piece, ...others] = (long ? restOf(long.head, stretch, nodes) : nodes) ?? [];
    if (piece?.type !== 'paragraph' || others.length > 0) return;
    const at = placeAt(text, from, offset);
    const rest = { at, prefix: LETTER, until: offset };
    settlePiece(settling, progress, piece, rest, new Set(labels));
  }

  /** Where the last paragraph begins, or the first one could. */
  function lastStart({ nodes, isRest }: Tail, line: number): number {
    const last = nodes.at(-1);
    if (last?.type !== 'paragraph' && last?.type !== 'heading') return line;
    const { long } = progress;
    return lineOf(long && isRest && nodes.length === 1 ? long.head : last).offset;
  }

  return (line) => {
    const { text, long } = progress;
    if (text.length < enough || (long && long.head.type !== 'paragraph')) return;
    const tail = readOpen(settling, progress, text.length);
    cutLast(tail);
    const start = lastStart(tail, line);
    enough = start + Math.max(3, Math.floor((text.length - start) / step) + 1) * step;
  };
}
