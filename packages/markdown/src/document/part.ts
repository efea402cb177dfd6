import type { RootContent } from 'mdast';
import { restOf } from './inside/long.ts';
import { assemble, pieceOf, type LongNode } from './inside/long-node.ts';
import type { Read } from './create-reader.ts';
import { bracketedIn, definitionsIn, labelOf, labelsUsedIn, loose } from './labels.ts';
import { nextLine, type Place } from './place.ts';

/** A stretch of the text that has settled, with its nodes. */
export interface Stretch {
  at: Place;
  end: number;
  /** Up to where the parser must see the text: the end of a block can be told by the line after it alone. */
  until: number;
  /** What the parser is given before it. */
  prefix: string;
  /** In the parts of a long block the first node is a piece of the block. */
  nodes: RootContent[];
}

/** A stretch that is read again when a label that it uses comes or goes. */
export interface Part extends Stretch {
  run: Run;
  bracketed: ReadonlySet<string>;
  /** Which labels were known when it was read. */
  known: string;
  /** The labels that each node refers to. */
  used: ReadonlySet<string>[];
}

/** Blocks that settle together. A long block has many parts, and only the last of them has more than a piece of it. */
export interface Run {
  parts: Part[];
  /** Where its blocks stand among the settled ones, or `undefined` while it is open. */
  index: number | undefined;
}

/**
 * The end of the line that follows a stretch, or the place in it before which no definition is complete: what the line
 * defines must not be known by it.
 */
export function endOfNextLine(text: string, end: number): number {
  const next = nextLine(text, end);
  const label = text.slice(end, next).indexOf(']:');
  return label < 0 ? next : end + label + 1;
}

/** @param labels all that the parse of its nodes knew */
export function createPart(
  text: string,
  run: Run,
  stretch: Stretch,
  labels: ReadonlySet<string>,
): Part {
  const bracketed = bracketedIn(text.slice(stretch.at.offset, stretch.end));
  const known =
    bracketed.size === 0 ? [] : [...labels].filter((label) => bracketed.has(loose(label)));
  return {
    ...stretch,
    run,
    bracketed,
    known: knownAs(known),
    used: stretch.nodes.map(labelsUsedIn),
  };
}

export function readAgain(read: Read, text: string, part: Part, labels: readonly string[]): void {
  const { at, until, prefix, run } = part;
  const first = run.parts[0]!;
  const stretch = text.slice(at.offset, until);
  const nodes = read(stretch, at, labels, prefix);
  const rest = part === first ? nodes : restOf(first.nodes[0] as LongNode, stretch, nodes);
  if (rest) part.nodes = part.nodes.map((node, index) => sameExtent(node, rest[index] ?? node));
  part.known = knownAs(labels);
  part.used = part.nodes.map(labelsUsedIn);
}

/** The new node with no more children than the old one had, if it has been cut. */
function sameExtent(old: RootContent, node: RootContent): RootContent {
  if (node.type !== 'list' && node.type !== 'table') return node;
  const count = (old as LongNode).children.length;
  return count > 0 && count < node.children.length ? pieceOf(node, 0, count) : node;
}

export function knownAs(labels: readonly string[]): string {
  return [...labels].sort().join('\n');
}

export function labelsOf(nodes: readonly RootContent[]): string[] {
  return definitionsIn(nodes).map(labelOf);
}

export function nodesOf(run: Run): RootContent[] {
  const last = run.parts.at(-1)!;
  return run.parts.length === 1 ? last.nodes : [headOf(run), ...last.nodes.slice(1)];
}

/** The long block that the parts make up. */
export function headOf({ parts }: Run): LongNode {
  return assemble(parts.map(({ nodes }) => nodes[0]) as [LongNode, ...LongNode[]]);
}

/** The labels that each of its nodes refers to. */
export function usedBy({ parts }: Run): ReadonlySet<string>[] {
  const first = new Set<string>();
  for (const { used } of parts) for (const label of used[0]!) first.add(label);
  return [first, ...parts.at(-1)!.used.slice(1)];
}
