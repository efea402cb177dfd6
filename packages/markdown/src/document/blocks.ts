import type { Definition, RootContent } from 'mdast';
import type { Definitions } from './definitions.ts';
import { piecesOf } from './inside/code.ts';
import type { Limits } from './inside/limits.ts';
import type { DocumentBlock } from './markdown-document.ts';
import { endOf, lineOf, startOf } from './place.ts';
import { keepNode } from './same.ts';

/** Nodes as blocks, with what they need of the rest of the document. */
export function toBlocks(
  nodes: readonly RootContent[],
  used: readonly ReadonlySet<string>[],
  {
    settled,
    definitions,
    limits,
  }: { settled: boolean; definitions: Definitions; limits: Limits | undefined },
): DocumentBlock[] {
  return nodes.map((node, index) => {
    const pieces = node.type === 'code' && limits ? piecesOf(node.value, limits.piece) : [];
    return {
      key: keyOf(node, nodes[index - 1]),
      node,
      settled,
      definitions: definitionsFor(node, used[index]!, definitions),
      ...(pieces.length > 1 && { pieces }),
    };
  });
}

/** To the parser, definitions that stand right before the text of a heading are in the heading too. */
function keyOf(node: RootContent, before: RootContent | undefined): number {
  const key = lineOf(node).offset;
  if (!before || key >= endOf(before).offset) return key;
  const inner = 'children' in node ? node.children.find(({ position }) => position) : undefined;
  return inner ? lineOf(inner).offset : endOf(before).offset;
}

function definitionsFor(
  node: RootContent,
  used: ReadonlySet<string>,
  definitions: Definitions,
): readonly Definition[] {
  if (used.size === 0) return NONE;
  return [...used]
    .flatMap((label) => definitions.get(label) ?? [])
    .filter((definition) => !isWithin(node, definition))
    .sort((one, other) => startOf(one).offset - startOf(other).offset);
}

const NONE: readonly Definition[] = [];

function isWithin(node: RootContent, definition: Definition): boolean {
  const { offset } = startOf(definition);
  return startOf(node).offset <= offset && offset < endOf(node).offset;
}

/** The block as the object that it was, if it says the same, and with the node that it had, if that does. */
export function keepBlock(before: DocumentBlock | undefined, block: DocumentBlock): DocumentBlock {
  if (!before) return block;
  const node = keepNode(before.node, block.node);
  const definitions = areSame(before.definitions, block.definitions)
    ? before.definitions
    : block.definitions;
  const isUnchanged =
    node === before.node &&
    definitions === before.definitions &&
    block.settled === before.settled &&
    areSame(before.pieces, block.pieces);
  return isUnchanged ? before : { ...block, node, definitions };
}

function areSame(some: readonly unknown[] = [], others: readonly unknown[] = []): boolean {
  return some.length === others.length && some.every((each, index) => each === others[index]);
}
