import { isEscaped } from './escapes.ts';

// What could still become syntax when more text comes. Each of these looks at the whole rest of the text.

const TITLE = /^\s*(?:"(?:[^"\\]|\\.)*\\?"?|'(?:[^'\\]|\\.)*\\?'?|\((?:[^()\\]|\\.)*\\?\)?)?\s*$/s;

/** Whether a text that begins with `(` may become the address and title of a link, and is not complete. */
export function isOpenResource(text: string): boolean {
  const start = 1 + leadingWhite(text.slice(1));
  if (start === text.length) return true;
  const end = text[start] === '<' ? angledEnd(text, start) : plainEnd(text, start);
  if (end === OPEN) return true;
  if (end === BROKEN || !/\s/.test(text[end] ?? '')) return false;
  return TITLE.test(text.slice(end));
}

/** The text ends before the address does. */
const OPEN = -1;
/** It is no address. */
const BROKEN = -2;

function angledEnd(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const char = text[at];
    if (char === '\\') at += 1;
    else if (char === '>') return at + 1 < text.length ? at + 1 : OPEN;
    else if (char === '<' || char === '\n' || char === '\r') return BROKEN;
  }
  return OPEN;
}

function plainEnd(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const char = text[at]!;
    if (char === '\\') at += 1;
    else if (char === '(') depth += 1;
    else if (char === ')') {
      depth -= 1;
      if (depth < 0) return BROKEN;
    } else if (/\s/.test(char)) return depth === 0 ? at : BROKEN;
  }
  return OPEN;
}

function leadingWhite(text: string): number {
  return text.length - text.trimStart().length;
}

const DEFINITION = /^\[(?:[^[\]\\]|\\.)+\]:\s*(?:<[^<>]*>?|[^\s<]\S*)?(?=\s|$)/;

/** Whether a paragraph may become the definition of a link. */
export function isOpenDefinition(text: string): boolean {
  const match = DEFINITION.exec(text);
  return match !== null && TITLE.test(text.slice(match[0].length));
}

const ADDRESS_OR_NAME = /^<(?:[A-Za-z][^\s<>]*|\/(?:[A-Za-z][A-Za-z\d-]*\s*)?)?$/;
const COMMENT = /^<(?:!(?:-(?:-(?!.*-->).*)?)?|!(?![-[])[^>]*|\?(?!.*\?>).*)$/s;
// An attribute without a value counts only as the last: in `x <y and z` nothing would ever be decided otherwise.
const TAG =
  /^<[A-Za-z][A-Za-z\d-]*(?:\s+[A-Za-z_:][\w.:-]*\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))*(?:\s+(?:[A-Za-z_:][\w.:-]*\s*(?:=\s*(?:"[^"]*|'[^']*|[^\s"'=<>`]*))?)?)?\/?$/;

/** Whether a text that begins with `<` may become a tag, a comment or an address in angle brackets. */
export function isOpenTag(text: string): boolean {
  return ADDRESS_OR_NAME.test(text) || COMMENT.test(text) || TAG.test(text);
}

const REFERENCE = /&(?:#(?:\d{0,7}|[xX][\da-fA-F]{0,6})|[A-Za-z][A-Za-z\d]{0,30})?$/;
const LONGEST_REFERENCE = 40;

/** The place where a character reference begins that the text ends in the middle of; its length if there is none. */
export function openReference(text: string): number {
  const match = REFERENCE.exec(text.slice(-LONGEST_REFERENCE));
  const start = text.length - (match?.[0].length ?? 0);
  return isEscaped(text, start) ? text.length : start;
}
