import { chunksOf } from '../sources/content.ts';
import type { Source } from '../sources/source.ts';
import type { TextRange } from '../sources/text-range.ts';
import type { Citation } from './annotations.ts';
import { foldText, unfold, type FoldedText } from './fold-text.ts';

/** Where a quote stands in its source and how it was found, or why nothing is marked. */
export type Located =
  | {
      /** UTF-16 offsets in the source's text: its content, or its blocks joined with nothing. */
      range: TextRange;
      /** The block that the range starts in, from 0, where the source is made of blocks. */
      chunk?: number;
      /**
       * `exact`: at the place that the citation gives, in UTF-16 units or whole blocks. `code-points`: at that place,
       * counted in code points. `quote`: at another place. `whitespace`: with other white space.
       */
      by: 'exact' | 'code-points' | 'quote' | 'whitespace';
    }
  | { range: null; why: 'no-content' | 'empty-quote' | 'not-found' | 'ambiguous' | 'not-text' };

/**
 * Finds the words of a citation in its source. Every range given back really reads as the quote, but for white space
 * where `by` says so; where that cannot be had there is no range.
 *
 * Whether the API counts code points or UTF-16 units is not documented, so both are tried against the quote, and then
 * the quote is looked for. If it stands in several places, the one nearest to the place that the citation gives
 * counts; without such a place, or at equal distance, it is `ambiguous`.
 */
export function locateCitation(citation: Citation, source: Source): Located {
  const { content } = source;
  const chunks = chunksOf(content);
  const text = chunks ? chunks.map((chunk) => chunk.text).join('') : content;
  if (text !== undefined && typeof text !== 'string') return { range: null, why: 'not-text' };
  // Blocks that came without their words say which they are, and no more.
  if (text === undefined || (chunks && text === '')) return { range: null, why: 'no-content' };
  const { unit, range } = citation;
  const quote = unit === 'web' ? citation.quote.replace(/\.\.\.$/, '') : citation.quote;
  if (foldText(quote).text === '') return { range: null, why: 'empty-quote' };

  if (!chunks) {
    const given = unit === 'char' ? range : null;
    return locate(text, quote, given, given && fromCodePoints(text, given));
  }
  const starts = [0];
  for (const chunk of chunks) starts.push(starts.at(-1)! + chunk.text.length);
  const located = locate(text, quote, unit === 'block' ? inText(range, starts) : null, null);
  if (!located.range) return located;
  const { start } = located.range;
  return {
    ...located,
    chunk: starts.findLastIndex((from, at) => from <= start && at < chunks.length),
  };
}

/** The blocks of a range, as offsets in their joined text. */
function inText(range: TextRange | null, starts: readonly number[]): TextRange | null {
  const start = range && starts[range.start];
  const end = range && starts[range.end];
  return typeof start === 'number' && typeof end === 'number' ? { start, end } : null;
}

/** Finds a quote whose place was given in units, or may have been given in code points; `null` where it was not. */
function locate(
  text: string,
  quote: string,
  units: TextRange | null,
  points: TextRange | null,
): Located {
  const inUnits = units && reads(text, quote, units) ? units : null;
  const inPoints = points && reads(text, quote, points) ? points : null;
  // Where both lead to the quote, at two places, nobody can tell which was meant.
  if (inUnits && inPoints && inUnits.start !== inPoints.start) {
    return { range: null, why: 'ambiguous' };
  }
  if (inUnits) return { range: inUnits, by: 'exact' };
  if (inPoints) return { range: inPoints, by: 'code-points' };

  const found = nearest(text, quote, units?.start);
  if (typeof found === 'number') {
    return { range: { start: found, end: found + quote.length }, by: 'quote' };
  }
  if (found === 'ambiguous') return { range: null, why: 'ambiguous' };

  const haystack = foldOnce(text);
  const needle = foldText(quote).text;
  const near = units ? foldedOffset(haystack, units.start) : undefined;
  const at = nearest(haystack.text, needle, near);
  if (typeof at !== 'number') return { range: null, why: at };
  return { range: unfold(haystack, at, at + needle.length), by: 'whitespace' };
}

function reads(text: string, quote: string, { start, end }: TextRange): boolean {
  return end <= text.length && text.slice(start, end) === quote;
}

/** Where the words stand nearest to a place. */
function nearest(
  text: string,
  words: string,
  near: number | undefined,
): number | 'not-found' | 'ambiguous' {
  const first = text.indexOf(words);
  if (first < 0) return 'not-found';
  if (text.indexOf(words, first + 1) < 0) return first;
  if (near === undefined) return 'ambiguous';
  const before = text.lastIndexOf(words, near);
  const after = text.indexOf(words, near + 1);
  const toBefore = before < 0 ? Infinity : near - before;
  const toAfter = after < 0 ? Infinity : after - near;
  if (toBefore === toAfter) return 'ambiguous';
  return toBefore < toAfter ? before : after;
}

/** The last text that was folded: the quotes of one source are looked for one after the other, and it may be long. */
let folded: { of: string; as: FoldedText } | undefined;

function foldOnce(text: string): FoldedText {
  if (folded?.of !== text) folded = { of: text, as: foldText(text) };
  return folded.as;
}

/** A range of code points as a range of UTF-16 units; `null` where the text ends before it. */
function fromCodePoints(text: string, { start, end }: TextRange): TextRange | null {
  let at = 0;
  let from: number | undefined;
  for (let point = 0; ; point += 1) {
    if (point === start) from = at;
    if (point === end) return from === undefined ? null : { start: from, end: at };
    const code = text.codePointAt(at);
    if (code === undefined) return null;
    at += code > 0xffff ? 2 : 1;
  }
}

/** The folded offset of the character that stands at an original offset, or next after it. */
function foldedOffset({ text, offsets }: FoldedText, original: number): number {
  let low = 0;
  let high = text.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (offsets[middle]! < original) low = middle + 1;
    else high = middle;
  }
  return low;
}
