import { placeMarker, type Rest, type TextRange } from '@cited-stream/core';
import type { Line } from './line-of.ts';
import { HARD_BREAK } from './piece.ts';

interface Surroundings {
  side: 'after' | 'before';
  /** Whether the line will not go on. */
  isWhole: boolean;
}

/**
 * Where the marker of some words rests in the line that they end in: the rule for visible text.
 *
 * @param words as offsets in the source
 */
export function restIn(line: Line, words: TextRange, { side, isWhole }: Surroundings): Rest {
  const { text } = line;
  let end = line.seenBefore(words.end);
  while (/\s/.test(text[end - 1]!)) end -= 1;
  const lineStart = text.lastIndexOf(HARD_BREAK, end - 1) + 1;
  const start = Math.min(end, Math.max(lineStart, line.seenBefore(words.start)));
  const after = placeMarker(text, { start, end }, { side: 'after', isWhole });
  if (side === 'after') return after;
  // Before punctuation, too, what comes decides: the address that a link shows goes on behind a full stop.
  const isOpen = !after.settled;
  return placeMarker(text, { start, end }, { side, isOpen, isWhole });
}
