/** A run of `*`, `_`, `~` or backticks that the parser has found no partner for. */
export interface Run {
  char: string;
  start: number;
  end: number;
}

/** The run of the same character in `text` from `start` on, up to `limit`. */
export function runAt(text: string, start: number, limit: number): Run {
  const char = text[start]!;
  let end = start + 1;
  while (end < limit && text[end] === char) end += 1;
  return { char, start, end };
}

/**
 * The runs that begin emphasis or strikethrough whose end has not come, from the outermost to the innermost.
 *
 * @param runs without a partner, in the order of the text
 */
export function openersOf(text: string, runs: readonly Run[]): Run[] {
  const openers: Run[] = [];
  for (const run of runs) {
    if (!canOpen(text, run)) continue;
    // As in `**重点：**说明`: it was meant to close, the rules of Markdown forbid it, and both stay as they are.
    const partner = isAfterText(text, run)
      ? openers.findLastIndex((each) => isSame(each, run))
      : -1;
    if (partner >= 0) openers.splice(partner);
    else openers.push(run);
  }
  return openers;
}

function isSame(one: Run, other: Run): boolean {
  return one.char === other.char && one.end - one.start === other.end - other.start;
}

function isAfterText(text: string, run: Run): boolean {
  return kindOf(neighbours(text, run).before) !== 'space';
}

function canOpen(text: string, run: Run): boolean {
  const { before, after, length } = neighbours(text, run);
  const [left, right] = [kindOf(before), kindOf(after)];
  if (right === 'space' || (right === 'punctuation' && left === 'other')) return false;
  switch (run.char) {
    case '_':
      return left !== 'other';
    case '~':
      // A single one means "about".
      return length === 2;
    default:
      return !isArithmetic(before, after, length);
  }
}

/** As in `2*3`, `a*b` and `2**8`; scripts that put no space between words have emphasis there too. */
function isArithmetic(before: string | undefined, after: string | undefined, length: number) {
  if (!before || !/[\p{Script=Latin}\p{N}]/u.test(before)) return false;
  return length === 1 || /\p{N}/u.test(after ?? '');
}

/** The parser may have used part of the run; the characters that count stand around all of it. */
function neighbours(text: string, { char, start, end }: Run) {
  let [from, to] = [start, end];
  while (text[from - 1] === char) from -= 1;
  while (text[to] === char) to += 1;
  return { before: text[from - 1], after: text[to], length: to - from };
}

function kindOf(char: string | undefined): 'space' | 'punctuation' | 'other' {
  if (char === undefined || /\s/.test(char)) return 'space';
  return /[\p{P}\p{S}]/u.test(char) ? 'punctuation' : 'other';
}
