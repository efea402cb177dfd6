import type { Block, CitedMessage, TextBlock } from './cited-message.ts';

/** A message in the making. `content` is the base's own until the first write, so that a batch copies it once. */
export type Draft = Mutable<CitedMessage> & {
  base: CitedMessage;
  /** The block that a text delta of this batch has made anew: nobody has seen it, so more text goes right into it. */
  growing: Growing | undefined;
};

interface Growing {
  block: Mutable<TextBlock>;
  /** Its text, joined when it is wanted: a string that grew piece by piece would keep all its pieces in memory. */
  pieces: string[];
}

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
}

/** Blocks stand in the order of their indexes, whatever the order in which they come. */
export function insert(draft: Draft, block: Block): void {
  const at = draft.content.findLastIndex((before) => before.index <= block.index) + 1;
  own(draft).splice(at, 0, block);
}

/** From here on more text for the block goes right into it. */
export function grow(draft: Draft, block: TextBlock): void {
  draft.growing = { block, pieces: [block.text] };
}

/** Gives the growing block its text. */
export function settle(draft: Draft): void {
  if (!draft.growing) return;
  const { block, pieces } = draft.growing;
  if (pieces.length > 1) block.text = pieces.join('');
  draft.growing = undefined;
}

function own(draft: Draft): Block[] {
  if (draft.content === draft.base.content) draft.content = [...draft.content];
  return draft.content as Block[];
}
