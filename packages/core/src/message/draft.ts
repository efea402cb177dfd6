import type { Block, CitedMessage, TextBlock } from './cited-message.ts';

/** A message in the making. `content` is the base's own until the first write, so that a batch copies it once. */
export type Draft = Mutable<CitedMessage> & {
  base: CitedMessage;
  /** The block that a text delta of this batch has made anew: nobody has seen it, so more text goes right into it. */
  growing: Mutable<TextBlock> | undefined;
};

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

export function lastIndex(draft: Draft): number {
  return draft.content.at(-1)?.index ?? -1;
}

/** Where the last block with this index stands, -1 if nowhere. Mostly it is the last of all, or yet to come. */
export function positionOf(draft: Draft, index: number): number {
  if (index > lastIndex(draft)) return -1;
  return draft.content.findLastIndex((block) => block.index === index);
}

export function replace(draft: Draft, at: number, block: Block): void {
  own(draft)[at] = block;
  draft.growing = undefined;
}

/** Blocks stand in the order of their indexes, whatever the order in which they come. */
export function insert(draft: Draft, block: Block): void {
  const at = draft.content.findLastIndex((before) => before.index <= block.index) + 1;
  own(draft).splice(at, 0, block);
  draft.growing = undefined;
}

function own(draft: Draft): Block[] {
  if (draft.content === draft.base.content) draft.content = [...draft.content];
  return draft.content as Block[];
}
