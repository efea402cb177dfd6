import type { Nodes, Root } from 'mdast';
import type { Parse } from '../syntax/create-parse.ts';
import {
  isUndecidedLine,
  lastLineStart,
  lastBegunLineStart,
  mayBeDelimiterRow,
  withoutMarkers,
} from './lines.ts';
import { lastBlock, openLeaf, startOf } from './open-leaf.ts';
import { isOpenDefinition, isOpenTag } from './unfinished.ts';

/** Longer lines are shown even if they begin like a table. */
const LONGEST_HEADER = 500;

/**
 * Where the lines begin at the end of a text of which nobody can tell what kind of block they are; the length of the
 * text if there are none.
 *
 * @param root of that text
 */
export function undecidedLines(text: string, root: Root, parse: Parse): number {
  const start = lastLineStart(text);
  const line = text.slice(start);
  const block = lastBlock(root);
  if (block.type === 'code' || block.type === 'html') {
    return isUndecidedCode(text, block, start, line) ? start : text.length;
  }
  if (isOpenFormula(text, block)) return lastLineStart(text.slice(0, startOf(block)));
  const isPartial = line !== '';
  if (isPartial && block.type === 'definition') return lastLineStart(text.slice(0, startOf(block)));
  if (!isPartial || !isUndecidedLine(line)) return undecidedParagraph(text, root) ?? text.length;
  const before = text.slice(0, start);
  if (!mayBeDelimiterRow(line) || !isHeader(before.slice(lastBegunLineStart(before)))) return start;
  return undecidedParagraph(before, parse(before)) ?? start;
}

/** Half a formula is no formula. Its kind of node comes with a plugin. */
function isOpenFormula(text: string, block: Nodes): boolean {
  const type: string = block.type;
  return type === 'math' && !/[\r\n][ \t>]*\$\$+\s*$/.test(text.slice(startOf(block)));
}

function isUndecidedCode(text: string, block: Nodes, start: number, line: string): boolean {
  const source = text.slice(startOf(block));
  const isNew = startOf(block) >= start;
  if (block.type === 'html') return isNew && isOpenTag(source);
  const fence = source[0];
  if (fence !== '`' && fence !== '~') return isNew && isUndecidedLine(line);
  return isNew || (/^[ \t>]*(?:`+|~+)[ \t]*$/.test(line) && line.trim().endsWith(fence));
}

/**
 * Where an open paragraph begins that may become a definition; where its last line begins, if a row of dashes after
 * it would make that line the head of a table.
 */
function undecidedParagraph(text: string, root: Root): number | undefined {
  const leaf = openLeaf(text, root);
  if (leaf?.type !== 'paragraph') return undefined;
  if (isOpenDefinition(text.slice(startOf(leaf)))) {
    return lastLineStart(text.slice(0, startOf(leaf)));
  }
  // Of a line in a quote, what marks the quote may be all that has come.
  const start = lastBegunLineStart(text.replace(/[ \t>]*$/, ''));
  return isHeader(text.slice(start)) ? start : undefined;
}

function isHeader(line: string): boolean {
  return line.length <= LONGEST_HEADER && withoutMarkers(line).startsWith('|');
}
