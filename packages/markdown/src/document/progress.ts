import type { Nodes, RootContent } from 'mdast';
import { isBoundary } from './boundary.ts';
import type { Read } from './create-reader.ts';
import type { Definitions } from './definitions.ts';
import type { LongCode } from './inside/code.ts';
import type { Limits } from './inside/limits.ts';
import { isLong, type Long } from './inside/long.ts';
import { assemble, type LongNode } from './inside/long-node.ts';
import { definitionsIn } from './labels.ts';
import { createPart, endOfNextLine, type Part, type Run, type Stretch } from './part.ts';
import { lineOf, startOf } from './place.ts';
import { keepNode, keepNodes } from './same.ts';
import { readTail, type Open, type Tail } from './tail.ts';

/** What settling needs, and whom it tells. */
export interface Settling {
  read: Read;
  definitions: Definitions;
  limits: Limits | undefined;
  /** The block that was shown with this key, whose nodes are kept where they say the same. */
  shown(key: number): RootContent | undefined;
  onPart(part: Part): void;
  /** A long block has become something else, and its parts are void. */
  onForget(run: Run): void;
  onRun(run: Run): void;
}

/** How far a text has settled. */
export interface Progress extends Open {
  text: string;
  /** The open block, if it is long code. */
  code: LongCode | undefined;
}

/** The open tail, up to an offset. */
export function readOpen({ read, definitions }: Settling, progress: Progress, end: number): Tail {
  const { text, cut, long } = progress;
  return readTail(read, definitions, progress, text, text.slice((long?.at ?? cut).offset, end));
}

/**
 * Whether the text can be cut before a node for good. Of a long block a part is final, and so is all that stands before
 * it; but a table that follows right after text can have a header that is something else on its own.
 */
export function isCut(
  { limits }: Settling,
  { text }: Progress,
  nodes: readonly RootContent[],
  index: number,
): boolean {
  const [before, node] = [nodes[index - 1]!, nodes[index]!];
  if (isBoundary(text, before, node)) return true;
  const isSame = node.type !== 'table' || text[startOf(node).offset] === '|';
  return limits !== undefined && isSame && isLong(text, node, limits);
}

/** Settles the blocks of the tail before this one. */
export function settleBefore(
  settling: Settling,
  progress: Progress,
  tail: Tail,
  index: number,
): void {
  const { nodes, isRest, labels } = tail;
  const { text, long, cut } = progress;
  const continued = isRest ? long : undefined;
  if (long && !isRest) settling.onForget(long.run);

  for (let start = 0; start < index;) {
    let end = start + 1;
    while (end < index && !isCut(settling, progress, nodes, end)) end += 1;
    const isFirst = start === 0;
    const run = (isFirst ? continued?.run : undefined) ?? { parts: [], index: undefined };
    const next = lineOf(nodes[end]!).offset;
    const stretch: Stretch = {
      at: isFirst ? (continued?.at ?? cut) : lineOf(nodes[start]!),
      end: next,
      until: endOfNextLine(text, next),
      prefix: (isFirst ? continued?.prefix : undefined) ?? '',
      nodes: nodes
        .slice(start, end)
        .map((node) => keepShown(settling, node, node === nodes[0] ? continued : undefined)),
    };
    addPart(settling, text, run, stretch, labels);
    settling.onRun(run);
    start = end;
  }
  progress.cut = lineOf(nodes[index]!);
  progress.long = undefined;
}

/** Settles a piece of the first open block. The rest of the block begins where the piece ends. */
export function settlePiece(
  settling: Settling,
  progress: Progress,
  piece: LongNode,
  { at, prefix, until }: Pick<Long, 'at' | 'prefix'> & Pick<Stretch, 'until'>,
  labels: ReadonlySet<string>,
): void {
  const { text, long, cut } = progress;
  const run = long?.run ?? { parts: [], index: undefined };
  const stretch: Stretch = {
    at: long?.at ?? cut,
    end: at.offset,
    until,
    prefix: long?.prefix ?? '',
    nodes: [piece],
  };
  const { used } = addPart(settling, text, run, stretch, labels);
  progress.long = {
    run,
    head: long ? assemble([long.head, piece]) : piece,
    used: new Set([...(long?.used ?? []), ...used[0]!]),
    at,
    prefix,
  };
}

export function addPart(
  { definitions, onPart }: Settling,
  text: string,
  run: Run,
  stretch: Stretch,
  labels: ReadonlySet<string>,
): Part {
  const part = createPart(text, run, stretch, labels);
  run.parts.push(part);
  definitions.settle(definitionsIn(stretch.nodes));
  onPart(part);
  return part;
}

/** The node, or the rest of a long one, as it was when it was shown before, as far as it says the same. */
export function keepShown<N extends RootContent>(
  { shown }: Settling,
  node: N,
  long: Long | undefined,
): N {
  const before = shown(lineOf(long?.head ?? node).offset);
  if (!long) return keepNode(before, node);
  if (before?.type !== node.type || !('children' in before) || !('children' in node)) return node;
  const old = before.children.slice(long.head.children.length);
  return { ...node, children: keepNodes<Nodes>(old, node.children) };
}
