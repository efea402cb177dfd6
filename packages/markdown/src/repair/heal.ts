import type { Root } from 'mdast';
import type { Parse } from '../syntax/create-parse.ts';
import { openersOf, type Run } from './delimiters.ts';
import { isEscaped } from './escapes.ts';
import { literalsOf } from './literals.ts';
import { isLeaf, lastBlock, openLeaf } from './open-leaf.ts';
import { scan, type Scan } from './scan.ts';
import { undecidedEnd, type Decided } from './undecided-end.ts';

/** What to draw of a text: its first `keep` UTF-16 units, then `add`. */
export interface Repair {
  keep: number;
  add: string;
}

/** More at once are nobody's emphasis, and nested by the thousand they would be too deep to parse. */
const MOST_OPENED = 8;

/** Where something was opened, and what closes it. */
interface Opened {
  start: number;
  closer: string;
}

/**
 * Withholds the end of a text where it is undecided, and closes inline syntax whose end has not come.
 *
 * @param root of that text
 * @param mayReopen whether a shorter text may be healed in its place
 */
export function heal(text: string, root: Root, parse: Parse, mayReopen = true): Repair {
  const leaf = openLeaf(text, root);
  if (!leaf) return { keep: text.length, add: '' };
  const literals = literalsOf(leaf, text.length);
  const found = scan(text, literals);
  const decided = undecidedEnd(text, leaf, found);
  const { link, code, end } = decided;
  const at = link?.start ?? code?.start ?? end;
  // What closes the emphasis around that place is withheld, or part of an address or of code.
  const isReopened = literals.some((each) => each.nested && each.start <= at && at < each.end);
  if (isReopened && !link && !code) {
    const shorter = text.slice(0, end);
    return mayReopen ? heal(shorter, parse(shorter), parse, false) : { keep: end, add: '' };
  }
  const runs = isReopened ? runsOf(text.slice(0, at), parse) : found.runs;
  const opened = openedIn(text, runs, decided);
  const asItIs = { keep: link || code ? text.length : end, add: '' };
  if (opened.length === 0 || opened.length > MOST_OPENED) return asItIs;
  const keep = link || code ? end : closableEnd(text, found, end);

  const failed = failedOf(text.slice(0, keep), opened, parse);
  if (failed.length === 0) return { keep, add: closersOf(opened) };
  if (failed.some(({ start }) => start === link?.start || start === code?.start)) return asItIs;
  const others = opened.filter((each) => !failed.includes(each));
  return failedOf(text.slice(0, keep), others, parse).length === 0
    ? { keep, add: closersOf(others) }
    : asItIs;
}

function runsOf(text: string, parse: Parse): Run[] {
  const leaf = openLeaf(text, parse(text));
  return leaf ? scan(text, literalsOf(leaf, text.length)).runs : [];
}

/** What is open at the end of the decided text, from the outermost to the innermost. */
function openedIn(text: string, runs: readonly Run[], { end, link, code }: Decided): Opened[] {
  const limit = link?.start ?? code?.start ?? end;
  const before = runs.filter((run) => run.end <= limit);
  const opened = openersOf(text, before).map((run) => ({
    start: run.start,
    closer: text.slice(run.start, run.end),
  }));
  // A link without an address is one all the same.
  if (link) opened.push({ start: link.start, closer: '()' });
  if (code) opened.push({ start: code.start, closer: text.slice(code.start, code.end) });
  return opened;
}

function closersOf(opened: readonly Opened[]): string {
  return opened
    .map(({ closer }) => closer)
    .reverse()
    .join('');
}

/** A closer has no effect after white space or a backslash, and another one after a run of its own character. */
function closableEnd(text: string, { runs }: Scan, from: number): number {
  let end = from;
  let at = runs.length - 1;
  for (;;) {
    end = text.slice(0, end).trimEnd().length;
    if (text[end - 1] === '\\' && !isEscaped(text, end - 1)) {
      end -= 1;
      continue;
    }
    while (at >= 0 && runs[at]!.end > end) at -= 1;
    const run = runs[at];
    if (run?.end !== end) return end;
    end = run.start;
  }
}

/** Those that the parser still takes for plain text although all are closed. */
function failedOf(kept: string, opened: readonly Opened[], parse: Parse): Opened[] {
  const text = kept + closersOf(opened);
  const leaf = lastBlock(parse(text));
  if (!isLeaf(leaf)) return [...opened];
  const literals = literalsOf(leaf, text.length);
  if (literals.some(({ end }) => end > kept.length)) return [...opened];
  return opened.filter(({ start: at }) =>
    literals.some(({ start, end }) => start <= at && at < end),
  );
}
