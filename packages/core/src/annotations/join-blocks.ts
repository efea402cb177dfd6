import { isTextBlock, type Block, type CitedMessage } from '../message/cited-message.ts';
import type { TextRange } from '../sources/text-range.ts';
import { separatorBefore, trailingLineEnds, visibleRange } from './join-text.ts';

/** A place between two blocks of an answer, with what is to know of the text before it: joining can go on from there. */
export interface Position {
  readonly message: number;
  /** Of the block that comes next, within its message. */
  readonly block: number;
  /** Of the block that comes next, counted over all messages. */
  readonly ordinal: number;
  /** Length of the text before it, in UTF-16 units. */
  readonly offset: number;
  /** Line ends in the white space at the end of that text. */
  readonly lineEnds: number;
  /** Whether something else stands between that text and the next text block. */
  readonly isParted: boolean;
}

export const start: Position = {
  message: 0,
  block: 0,
  ordinal: 0,
  offset: 0,
  lineEnds: 0,
  isParted: false,
};

/** One block in the joined text. */
export interface JoinedBlock {
  readonly block: Block;
  readonly ordinal: number;
  /** What it adds to the joined text, with the separator before it. */
  readonly text: string;
  /** Its visible text in the joined text; `null` where there is none. */
  readonly visible: TextRange | null;
  /** Where joining goes on after it. */
  readonly after: Position;
}

/**
 * Joins the blocks from a position on. Adjacent text blocks join with nothing; a blank line parts texts that another
 * kind of block, or a new message, stands between.
 *
 * @param reveal `block` stops at the first text block that is still open
 */
export function joinBlocks(
  messages: readonly CitedMessage[],
  from: Position,
  reveal: 'stream' | 'block',
): JoinedBlock[] {
  const joined: JoinedBlock[] = [];
  let at = from;
  for (let message = from.message; message < messages.length; message += 1) {
    if (message > from.message) at = { ...at, message, block: 0, isParted: true };
    const { content } = messages[message]!;
    for (const block of content.slice(at.block)) {
      if (reveal === 'block' && block.open && isTextBlock(block)) return joined;
      const next = joinBlock(at, block);
      joined.push(next);
      at = next.after;
    }
  }
  return joined;
}

function joinBlock(at: Position, block: Block): JoinedBlock {
  const { ordinal, offset, lineEnds } = at;
  const isText = isTextBlock(block);
  if (!isText || block.text === '') {
    const after = behind(at, offset, lineEnds, at.isParted || !isText);
    return { block, ordinal, text: '', visible: null, after };
  }
  const isParted = at.isParted && offset > 0;
  const separator = isParted ? separatorBefore(block.text, lineEnds) : '';
  const text = separator + block.text;
  const visible = visibleRange(block.text, offset + separator.length);
  const after = behind(at, offset + text.length, trailingLineEnds(text, lineEnds), false);
  return { block, ordinal, text, visible, after };
}

/** The place behind the block at `at`. */
function behind(at: Position, offset: number, lineEnds: number, isParted: boolean): Position {
  const { message, block, ordinal } = at;
  return { message, block: block + 1, ordinal: ordinal + 1, offset, lineEnds, isParted };
}

/** Whether the blocks before a position in `one` state of an answer are the very same objects in the `other`. */
export function isSameBefore(
  position: Position,
  one: readonly CitedMessage[],
  other: readonly CitedMessage[],
): boolean {
  if (position === start) return true;
  for (let message = 0; message <= position.message; message += 1) {
    const a = one[message]!.content;
    const b = other[message]?.content;
    if (a === b) continue;
    if (!b) return false;
    const end = message < position.message ? Math.max(a.length, b.length) : position.block;
    for (let block = 0; block < end; block += 1) if (a[block] !== b[block]) return false;
  }
  return true;
}
