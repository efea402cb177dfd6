import type { Nodes } from 'mdast';
import { endOf, lineOf, startOf } from './place.ts';

/**
 * Whether the text before a top-level node is independent of it and of all that follows, so that both can be parsed on
 * their own. Most blocks can still turn into something else by their next line, and need a blank line to be safe.
 */
export function isBoundary(text: string, before: Nodes, node: Nodes): boolean {
  if (isIndentedCode(text, before) || isIndentedCode(text, node)) return false;
  const { offset } = lineOf(node);
  // The position of a heading can include the definitions that stand before it.
  if (offset < endOf(before).offset) return false;
  return isClosed(before) || followsBlankLine(text, offset);
}

/** Whether nothing that follows can become part of the block. */
function isClosed(node: Nodes): boolean {
  if (node.type === 'heading') return startOf(node).line === endOf(node).line;
  // Only its closing fence lets another block follow on fenced code.
  return node.type === 'thematicBreak' || node.type === 'code';
}

function followsBlankLine(text: string, lineStart: number): boolean {
  let end = lineStart - (text.startsWith('\r\n', lineStart - 2) ? 2 : 1);
  while (text[end - 1] === ' ' || text[end - 1] === '\t') end -= 1;
  return end <= 0 || text[end - 1] === '\n' || text[end - 1] === '\r';
}

export function isIndentedCode(text: string, node: Nodes): boolean {
  if (node.type !== 'code') return false;
  const mark = text[startOf(node).offset];
  return mark !== '`' && mark !== '~';
}
