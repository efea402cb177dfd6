import { decodeNamedCharacterReference } from 'decode-named-character-reference';

/**
 * Where each UTF-16 unit of a text begins in the Markdown that it was made from, as offsets that never decrease. The
 * text is shorter than its source: escapes and entities became characters, and what the lines began with is gone.
 * Where a plugin has changed the words, units take the place of those that they stand for, and if nothing after them
 * agrees, all that is left has one place.
 */
export function align(value: string, source: string, start: number, end: number): number[] {
  const starts: number[] = [];
  let at = start;
  const take = (units: number, length: number) => {
    for (let unit = 0; unit < units; unit += 1) starts.push(at);
    at += length;
  };
  while (starts.length < value.length) {
    const next = starts.length;
    if (isLineEnd(value[next - 1])) at = skipPrefix(value, next, source, at, end);
    const step = stepOf(value, next, source, at, end) ??
      (isSpace(source[at]) && at < end ? [0, 1] : null) ??
      resume(value, next, source, at, end) ?? [value.length - next, 0];
    take(...step);
  }
  return starts;
}

/** How many units of the text stand for how many of its source. */
type Step = readonly [units: number, length: number];

function stepOf(value: string, next: number, source: string, at: number, end: number): Step | null {
  if (at >= end) return null;
  const char = source[at]!;
  if (char === '\\' && ESCAPABLE.test(source[at + 1] ?? '') && value[next] === source[at + 1]) {
    return [1, 2];
  }
  if (char === '&') {
    const reference = readReference(source, at);
    if (reference && value.startsWith(reference.text, next)) {
      return [reference.text.length, reference.length];
    }
  }
  if (value.codePointAt(next) === source.codePointAt(at)) {
    const length = value.codePointAt(next)! > 0xffff ? 2 : 1;
    return [length, length];
  }
  if (value[next] === '\n' && char === '\r') return [1, source[at + 1] === '\n' ? 2 : 1];
  return value[next] === '\uFFFD' && char === '\0' ? [1, 1] : null;
}

const ESCAPABLE = /^[!-/:-@[-`{-~]$/;
const REFERENCE = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z\d]{1,31}));/y;

function readReference(source: string, at: number): { text: string; length: number } | null {
  REFERENCE.lastIndex = at;
  const match = REFERENCE.exec(source);
  if (!match) return null;
  const [{ length }, decimal, hexadecimal, name] = match;
  if (name) {
    const text = decodeNamedCharacterReference(name);
    return text === false ? null : { text, length };
  }
  const code = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hexadecimal!, 16);
  return { text: isCharacter(code) ? String.fromCodePoint(code) : '\uFFFD', length };
}

/** References to anything else stand for the replacement character. */
function isCharacter(code: number): boolean {
  if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return false;
  if ((code >= 0xfdd0 && code <= 0xfdef) || (code & 0xfffe) === 0xfffe) return false;
  const isControl = code < 0x20 || (code > 0x7e && code < 0xa0);
  return !isControl || code === 0x09 || code === 0x0a || code === 0x0c || code === 0x0d;
}

/** What a line of the source begins with for the sake of the block it is in: indentation and the marks of quotes. */
function skipPrefix(value: string, next: number, source: string, at: number, end: number): number {
  const prefix = run(source, at);
  const own = run(value, next);
  const behind = at + prefix.length;
  // Deep in a paragraph the mark of a quote may be text.
  const isOwn = own !== '' && prefix.endsWith(own) && !stepOf(value, next, source, behind, end);
  return isOwn ? behind - own.length : behind;
}

function run(text: string, at: number): string {
  PREFIX.lastIndex = at;
  return PREFIX.exec(text)![0];
}

const PREFIX = /[ \t>]*/y;

/** The least that has to be passed over until text and source agree again. */
function resume(value: string, next: number, source: string, at: number, end: number): Step | null {
  for (let distance = 1; distance <= REACH; distance += 1) {
    for (let units = Math.min(distance, value.length - next - 1); units >= 0; units -= 1) {
      const length = distance - units;
      // Most often one character has taken the place of one.
      const agreement = units === 1 && length === 1 ? 1 : AGREEMENT;
      const ahead = value.slice(next + units, next + units + agreement);
      if (at + length + ahead.length > end) break;
      if (source.startsWith(ahead, at + length)) return [units, length];
    }
  }
  return null;
}

const REACH = 24;
const AGREEMENT = 3;

function isLineEnd(char: string | undefined): boolean {
  return char === '\n' || char === '\r';
}

function isSpace(char: string | undefined): boolean {
  return char === ' ' || char === '\t';
}
