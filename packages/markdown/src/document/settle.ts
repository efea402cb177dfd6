import type { Nodes, RootContent } from 'mdast';
import { isBoundary } from './boundary.ts';
import type { Read } from './create-reader.ts';
import type { Definitions } from './definitions.ts';
import { createLongCode, type LongCode } from './inside/code.ts';
import type { Limits } from './inside/limits.ts';
import { finalChildren, isLong, isLongCode, restOf, type Long } from './inside/long.ts';
import { assemble, pieceOf, type LongNode } from './inside/long-node.ts';
import { lastCut, LETTER } from './inside/paragraph.ts';
import { headOf } from './inside/table.ts';
import { definitionsIn } from './labels.ts';
import { lineOf, openLine, placeAt, START, startOf } from './place.ts';
import { createPart, type Part, type Run, type Stretch } from './part.ts';
import { keepNode, keepNodes } from './same.ts';
import { readTail, type Open, type Tail } from './tail.ts';

/** What is known about a text for good: however it goes on, a parse of the whole says the same. */
export interface Settled extends Open {
  /** The open block, if it is a long piece of code. */
  code: LongCode | undefined;
}

export interface SettleContext {
  read: Read;
  definitions: Definitions;
  limits: Limits | undefined;
  /** The block that was shown at this offset, whose nodes are kept where they say the same. */
  shown(key: number): RootContent | undefined;
  onPart(part: Part): void;
  onForget(run: Run): void;
  onRun(run: Run): void;
}

export function createSettled({ read, definitions, limits, shown, onPart, onForget, onRun }: SettleContext): { settled: Settled; advance(text: string): void } {
  const settled: Settled = { cut: START, long: undefined, code: undefined };
  /** Up to where the lines of the text have been looked at. */
  let lines = 0;
  /** From what length on a paragraph can have another place to be cut. */
  let enough = limits ? 3 * limits.paragraph : 0;

  function freeze(text: string, run: Run, stretch: Stretch, labels: ReadonlySet<string>): void {
    const part = createPart(text, run, stretch, labels);
    run.parts.push(part);
    definitions.settle(definitionsIn(stretch.nodes));
    onPart(part);
  }

  /** Settles the blocks before this one. */
  function settleBefore(text: string, { nodes, isRest, labels }: Tail, count: number): void {
    const { cut, long } = settled;
    const starts = [...nodes.keys()].filter((index) => index === 0 || (index < count && isCut(text, nodes, index)));
    starts.forEach((start, index) => {
      const end = starts[index + 1] ?? count;
      const continues = start === 0 && isRest ? long : undefined;
      const run = continues?.run ?? { parts: [], index: undefined };
      const kept = nodes.slice(start, end).map((node, offset) => continues && offset === 0 ? keepRest(continues, node) : keepNode(shown(lineOf(node).offset), node));
      const stretch = {
        at: start === 0 ? (continues?.at ?? cut) : lineOf(nodes[start]!),
        end: lineOf(nodes[end]!).offset,
        prefix: continues?.prefix ?? '',
        nodes: kept,
      };
      freeze(text, run, stretch, labels);
      onRun(run);
    });
    if (long && !isRest) onForget(long.run);
    settled.cut = lineOf(nodes[count]!);
    settled.long = undefined;
  }

  function keepRest({ head }: Long, node: RootContent): RootContent {
    const before = shown(lineOf(head).offset);
    if (before?.type !== node.type || !('children' in before) || !('children' in node)) return node;
    const old = before.children.slice(head.children.length);
    return { ...node, children: keepNodes<Nodes>(old, node.children) } as RootContent;
  }

  function isCut(text: string, nodes: readonly RootContent[], index: number): boolean {
    return isBoundary(text, nodes[index - 1]!, nodes[index]!) || (limits !== undefined && isLong(text, nodes[index]!, limits));
  }

  function settleLines(text: string): void {
    const end = openLine(text, lines);
    if (end <= lines) return;
    lines = end;
    const start = settled.long?.at ?? settled.cut;
    let tail = readTail(read, definitions, settled, text, text.slice(start.offset, end));
    const { long } = settled;
    if (long && !tail.isRest && tail.nodes[0]?.type !== long.head.type) {
      onForget(long.run);
      settled.long = undefined;
    }
    const { nodes, labels } = tail;
    let last = nodes.length - 1;
    while (last > 0 && !isCut(text, nodes, last)) last -= 1;
    if (last > 0) {
      settleBefore(text, tail, last);
      tail = { nodes: nodes.slice(last), isRest: false, labels };
    }
    if (limits) settleInside(text, tail, limits);
  }

  function settleInside(text: string, { nodes: [first], isRest, labels }: Tail, limits: Limits): void {
    const { long } = settled;
    if (!first || (long && !isRest)) return;
    if (isLongCode(text, first, limits)) {
      settled.code = createLongCode(text, first, limits.piece);
      return;
    }
    const count = finalChildren(text, first, lineOf(long?.head ?? first).offset, limits);
    if (count === 0) return;
    const node = (long ? keepRest(long, first) : keepNode(shown(lineOf(first).offset), first)) as LongNode;
    const at = lineOf(node.children[count]!);
    const final = pieceOf(node, 0, count);
    const prefix = long?.prefix ?? (node.type === 'table' ? headOf(text, node) : '');
    extend(text, final, { at, prefix }, labels);
  }

  function extend(text: string, final: LongNode, { at, prefix }: Pick<Long, 'at' | 'prefix'>, labels: ReadonlySet<string>): void {
    const { long, cut } = settled;
    const run = long?.run ?? { parts: [], index: undefined };
    freeze(text, run, { at: long?.at ?? cut, end: at.offset, prefix: long?.prefix ?? '', nodes: [final] }, labels);
    settled.long = { run, head: long ? assemble([long.head, final]) : final, at, prefix };
  }

  /** A paragraph can be long without a single line ending, and settles by itself. */
  function settleParagraph(text: string, step: number): void {
    const { long, cut } = settled;
    const tail = readTail(read, definitions, settled, text, text.slice((long?.at ?? cut).offset));
    const { nodes } = tail;
    for (let index = nodes.length - 1; index >= 0; index -= 1) {
      const node = nodes[index]!;
      if (node.type !== 'paragraph') continue;
      const within = index === 0 ? long : undefined;
      // Behind what is not closed it need not begin as a paragraph of its own would, and it can become a definition.
      const isCertain = index === 0 || isBoundary(text, nodes[index - 1]!, node);
      if (!within && (!isCertain || text[startOf(node).offset] === '[')) continue;
      const start = lineOf(within?.head ?? node).offset;
      const offset = lastCut(text, node, { from: within?.at.offset ?? start, start, step });
      if (offset === undefined) continue;
      if (index > 0) settleBefore(text, tail, index);
      cutParagraph(text, offset);
      break;
    }
    const last = nodes.at(-1);
    const isOpen = last?.type === 'paragraph' || last?.type === 'heading';
    const start = isOpen ? startOfLast(tail) : openLine(text, lines);
    enough = start + Math.max(3, Math.floor((text.length - start) / step) + 1) * step;
  }

  function startOfLast({ nodes, isRest }: Tail): number {
    const { long } = settled;
    return lineOf(long && isRest && nodes.length === 1 ? long.head : nodes.at(-1)!).offset;
  }

  function cutParagraph(text: string, offset: number): void {
    const { long, cut } = settled;
    const from = long?.at ?? cut;
    const stretch = text.slice(from.offset, offset);
    const labels = definitions.settledIn(stretch);
    const nodes = read(stretch, from, labels, long?.prefix);
    const [piece, ...others] = (long ? restOf(long.head, stretch, nodes) : nodes) ?? [];
    if (piece?.type !== 'paragraph' || others.length > 0) return;
    const at = placeAt(text, from, offset);
    extend(text, piece, { at, prefix: LETTER }, new Set(labels));
  }

  function settleCode(text: string): void {
    const closed = settled.code?.settle(text);
    if (!closed) return;
    const { node, next } = closed;
    const run: Run = { parts: [], index: undefined };
    freeze(text, run, { at: settled.cut, end: next.offset, prefix: '', nodes: [node] }, new Set());
    onRun(run);
    settled.cut = next;
    settled.code = undefined;
    lines = next.offset;
  }

  return {
    settled,
    advance(text) {
      settleCode(text);
      while (!settled.code && openLine(text, lines) > lines) {
        settleLines(text);
        settleCode(text);
      }
      if (settled.code || !limits || text.length < enough) return;
      if (!settled.long || settled.long.head.type === 'paragraph') {
        settleParagraph(text, limits.paragraph);
      }
    },
  };
}
