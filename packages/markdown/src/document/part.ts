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
  return { ...stretch, run, bracketed, known: knownAs(known), used: stretch.nodes.map(labelsUsedIn) };
}

/** What is said by the line that follows is a part of what the parser must see, but not of the stretch. */
export function readAgain(read: Read, text: string, part: Part, labels: readonly string[]): void {
  const { at, end, prefix, run } = part;
  const first = run.parts[0]!;
  const isSentence = first.nodes[0]!.type === 'paragraph' && part !== run.parts.at(-1);
  const stretch = text.slice(at.offset, isSentence ? end : nextLine(text, end));
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

export function nodesOf({ parts }: Run): RootContent[] {
  const last = parts.at(-1)!;
  if (parts.length === 1) return last.nodes;
  return [assemble(parts.map(({ nodes }) => nodes[0] as LongNode)), ...last.nodes.slice(1)];
}

export function usedBy({ parts }: Run): ReadonlySet<string>[] {
  const [, ...others] = parts.at(-1)!.used;
  return [new Set(parts.flatMap(({ used }) => [...(used[0] ?? [])])), ...others];
}
