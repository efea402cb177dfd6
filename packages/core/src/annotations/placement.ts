import type { TextRange } from '../sources/text-range.ts';
import type { Placement } from './annotations.ts';
import { continuesWord, isClosing } from './punctuation.ts';

/** Where a marker stands, and whether it stays there. */
export interface Rest {
  offset: number;
  settled: boolean;
}

/** The side of closing punctuation on which a language puts its note marks. */
export function sideOf(placement: Placement, locale: string): 'after' | 'before' {
  if (placement !== 'auto') return placement === 'after-punctuation' ? 'after' : 'before';
  return BEFORE_PUNCTUATION.has(locale.toLowerCase().split('-', 1)[0]!) ? 'before' : 'after';
}

/** French typography and Japanese editing put the mark before the full stop; most others put it after. */
const BEFORE_PUNCTUATION = new Set(['fr', 'ja']);

/**
 * On which side of the closing punctuation that `text` opens with a marker rests when it stands before `text`: never
 * past it in languages that put their marks before, and never where the punctuation belongs to a word or a number
 * that goes on (`3` and `.5`).
 */
export function placementAfter(text: string, locale: string): 'after' | 'before' {
  const end = closingRunEnd(text, 0);
  return sideOf('auto', locale) === 'after' && end > 0 && !continuesWord(text, end)
    ? 'after'
    : 'before';
}

/** What decides where a marker rests, beside the text. */
export interface PlaceOptions {
  /** On which side of closing punctuation it stands: `Annotations.side`. */
  side: 'after' | 'before';
  /** Whether its block may still grow. @default false */
  isOpen?: boolean | undefined;
  /** Whether no more text comes. @default true */
  isWhole?: boolean | undefined;
}

/**
 * Where the marker of a block rests, as an offset in `text`. The rule needs nothing but the text that people see, so
 * that it serves for text in which syntax has been rendered away just as well.
 *
 * @param text the visible text so far, from any place before the block
 * @param visible the visible text of the block in it, as UTF-16 offsets, half-open, without white space at its end
 */
export function placeMarker(
  text: string,
  visible: TextRange,
  { side, isOpen = false, isWhole = true }: PlaceOptions,
): Rest {
  if (side === 'before') return { offset: beforeClosingRun(text, visible), settled: !isOpen };
  if (isOpen) return { offset: visible.end, settled: false };

  const end = closingRunEnd(text, visible.end);
  // The next character decides, and until it has come the marker waits before the run: it never moves backwards.
  if (end === text.length && !isWhole) return { offset: visible.end, settled: false };
  return { offset: continuesWord(text, end) ? visible.end : end, settled: true };
}

function closingRunEnd(text: string, start: number): number {
  let end = start;
  while (isClosing(text[end])) end += 1;
  return end;
}

/** French sets a space between the word and its mark of exclamation; the note mark stands at the word. */
function beforeClosingRun(text: string, { start, end }: TextRange): number {
  let offset = end;
  while (offset > start && isClosing(text[offset - 1])) offset -= 1;
  while (offset > start && /\s/.test(text[offset - 1]!)) offset -= 1;
  return offset > start ? offset : end;
}
