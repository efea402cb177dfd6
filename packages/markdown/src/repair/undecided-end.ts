import type { Run } from './delimiters.ts';
import { isEscaped } from './escapes.ts';
import type { Leaf } from './open-leaf.ts';
import type { Bracket, Scan } from './scan.ts';
import { isOpenResource, isOpenTag, openReference } from './unfinished.ts';

/** As long as the label of a link can sensibly be; a bracket that stays open for longer is shown as it is. */
const LONGEST_LABEL = 80;

/** Those of a reference: its text and the name of what it refers to. */
const MOST_LABELS = 2;

/** How far the text is decided. */
export interface Decided {
  end: number;
  /** The link that ends there, whose address is still coming. */
  link?: Bracket;
  /** The backticks of the code that is still open there. */
  code?: Run;
}

/**
 * Where in a text, which ends within a leaf, that begins of which nobody can tell what it will be.
 *
 * @param found in the leaf
 */
export function undecidedEnd(text: string, leaf: Leaf, found: Scan): Decided {
  const { code, angle, brackets } = found;
  const link = brackets.findLast((each) => text[each.end ?? -1] === '(');
  const isComing = link !== undefined && isOpenResource(text.slice(link.end));
  let end = code ? text.length : trailingCharacters(text, leaf);
  // Code binds before tags do.
  if (!code && angle !== undefined && isOpenTag(text.slice(angle))) end = Math.min(end, angle);
  if (isComing && link.isImage) end = Math.min(end, link.start);
  const open = brackets.find(
    (each) => each.end === undefined && isShortLabel(text, each, text.length),
  );
  if (open) end = Math.min(end, open.start);
  if (isComing && link.end! <= end) return { end: link.end!, link };
  if (code && code.start < end) {
    const codeEnd = withoutCodeEnd(text, leaf, code, end);
    if (codeEnd > code.end) return { end: codeEnd, code };
    end = code.start;
  }
  return { end: withoutRuns(found, withoutLabels(text, brackets, end)) };
}

/** Whether it is worth waiting for the end of a label, or for what follows it. */
function isShortLabel(text: string, { start, isImage }: Bracket, end: number): boolean {
  const label = text.slice(start, end);
  return !/[\r\n]/.test(label) && (isImage || label.length <= LONGEST_LABEL);
}

/** Steps back before a backslash, a character reference, the mark of an image, the end of a heading. */
function trailingCharacters(text: string, leaf: Leaf): number {
  // Before a line ending it is a hard break, once the next line has come.
  const backslash = text.replace(/(?:\r?\n|\r)$/, '').length - 1;
  if (text[backslash] === '\\' && !isEscaped(text, backslash)) return backslash;
  if (leaf.type === 'heading') {
    const closing = /[ \t]#+[ \t]*$/.exec(text);
    if (closing) return closing.index;
  }
  // After a word it ends a sentence.
  if (/(?:^|\s)!$/.test(text)) return text.length - 1;
  return openReference(text);
}

/** Steps back before white space and backticks, which may belong to the end of the code; in a table, an escape. */
function withoutCodeEnd(text: string, leaf: Leaf, code: Run, from: number): number {
  const undecided = leaf.type === 'tableCell' ? /[`\s\\]/ : /[`\s]/;
  let end = from;
  while (end > code.end && undecided.test(text[end - 1]!)) end -= 1;
  return end;
}

/** Steps back before labels at the end: what they are is said by the next character, or by the label after them. */
function withoutLabels(text: string, brackets: readonly Bracket[], from: number): number {
  let end = from;
  for (let count = 0; count < MOST_LABELS; count += 1) {
    const last = brackets.findLast((each) => each.end === end);
    const isDecided = end < text.length && text[end] !== '[';
    if (!last || isDecided || !isShortLabel(text, last, end - 1)) break;
    end = last.start;
  }
  return end;
}

/** Steps back before runs at the end: each may open or close something. */
function withoutRuns({ runs }: Scan, from: number): number {
  let end = from;
  for (let at = runs.length - 1; at >= 0; at -= 1) {
    const run = runs[at]!;
    if (run.end === end) end = run.start;
    else if (run.end < end) break;
  }
  return end;
}
