import type { Paragraph, PhrasingContent, RootContent } from 'mdast';
import { endOf, startOf } from '../place.ts';
import { walk } from '../walk.ts';

/**
 * What the parser is given before the rest of a paragraph: a letter, so that what looks like the start of a list or a
 * heading stays the middle of a sentence, as it is.
 */
export const LETTER = 'a';

/**
 * The rest of the paragraph without the letter, and what follows it.
 *
 * Whether a line is the header of a table is seen by its next line and by the number of cells in all of it, so that
 * the rest of a line cannot tell.
 */
export function restOfParagraph(rest: string, nodes: RootContent[]): RootContent[] | undefined {
  const [first, ...others] = nodes;
  if (first?.type !== 'paragraph' || SECOND_LINE_OF_TABLE.test(rest)) return undefined;
  return [{ ...first, children: withoutLetter(first.children) }, ...others];
}

const SECOND_LINE_OF_TABLE = /^[^\n\r]*(?:\r\n|\n|\r)[ \t>]*[|:-][ \t|:-]*(?:[\n\r]|$)/;

function withoutLetter([first, ...others]: PhrasingContent[]): PhrasingContent[] {
  if (first?.type !== 'text') return first ? [first, ...others] : [];
  const text = { ...first, value: first.value.slice(LETTER.length) };
  if (text.value === '') return others;
  if (first.position) {
    const { offset, line, column } = startOf(first);
    text.position = {
      start: { offset: offset + LETTER.length, line, column: column + LETTER.length },
      end: first.position.end,
    };
  }
  return [text, ...others];
}

/**
 * The last place where a paragraph may be cut: before a single space between words, or between two letters of a script
 * without spaces, where all that stands before is done with, whatever follows.
 *
 * There is one such place in each stretch of `step` characters, and it depends on the text of this stretch and the next
 * alone. So the cuts are the same however the text arrived.
 *
 * @param from where the open part of the paragraph begins
 * @param start where the stretches are counted from
 */
export function lastCut(
  text: string,
  paragraph: Paragraph,
  { from, start, step }: { from: number; start: number; step: number },
): number | undefined {
  const stretchOf = (offset: number) => Math.floor((offset - start) / step);
  const last = stretchOf(text.length) - 2;
  let current = stretchOf(from);
  let cut: number | undefined;
  for (const offset of placesIn(text, paragraph)) {
    const stretch = stretchOf(offset);
    if (stretch > last) break;
    if (stretch > current) [cut, current] = [offset, stretch];
  }
  return cut;
}

function* placesIn(text: string, paragraph: Paragraph): Generator<number> {
  for (const child of paragraph.children) {
    if (child.type !== 'text' || !child.position) {
      if (canOpen(child)) return;
      continue;
    }
    const [start, end] = [startOf(child).offset, endOf(child).offset];
    const open = text.slice(start, end).replace(ESCAPE, '..').search(OPENS);
    // What stands on the other side of a place can belong to the neighbours of the text.
    const around = Math.max(start - 1, 0);
    for (const { index } of text.slice(around, end + 1).matchAll(PLACE)) {
      const offset = around + index;
      if (open >= 0 && offset >= start + open) return;
      if (offset >= start) yield offset;
    }
    if (open >= 0) return;
  }
}

const PLACE =
  /(?<=\S) (?=\S)|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu;

/** What could still pair with something later. Within a word an underscore pairs with nothing. */
const OPENS = /[*~[`<]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/u;

const ESCAPE = /\\[!-/:-@[-`{-~]/g;

/** A link is closed, and what stands in it pairs with nothing outside. */
function canOpen(node: PhrasingContent): boolean {
  let isFound = false;
  if (node.type === 'link' || node.type === 'linkReference') return isFound;
  walk([node], (inner) => {
    isFound ||= inner.type === 'text' && OPENS.test(inner.value);
  });
  return isFound;
}
