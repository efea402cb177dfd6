import type { Block, CitedMessage, TextBlock } from './cited-message.ts';

/** A message in the making. `content` is the base's own until the first write, so that a batch copies it once. */
export type Draft = Mutable<CitedMessage> & {
  base: CitedMessage;
  /** The block that a text delta of this batch has made anew: nobody has seen it, so more text goes right into it. */
  growing: Mutable<TextBlock> | undefined;
};

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

export function isIndex(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

export function lastIndex(draft: Draft): number {
  return draft.content.at(-1)?.index ?? -1;
}

/**
 * Where the block with this index stands, -1 if nowhere. Blocks stand at their index, and events are of the last
 * one, unless the wire has left gaps or repeats.
 */
export function positionOf(content: readonly Block[], index: number): number {
  const last = content.length - 1;
  const lastIndex = content[last]?.index ?? -1;
  if (index >= lastIndex) return index === lastIndex ? last : -1;
  if (content[index]?.index === index && content[index + 1]?.index !== index) return index;
  return content.findLastIndex((block) => block.index === index);
}

export function replace(draft: Draft, at: number, block: Block): void {
  own(draft)[at] = block;
  draft.growing = undefined;
}

export function insert(draft: Draft, block: Block): number {
  const content = own(draft);
  draft.growing = undefined;
  if (block.index >= lastIndex(draft)) return content.push(block) - 1;
  const at = content.findLastIndex((before) => before.index <= block.index) + 1;
  content.splice(at, 0, block);
  return at;
}

function own(draft: Draft): Block[] {
  if (draft.content === draft.base.content) draft.content = [...draft.content];
  return draft.content as Block[];
}
