import type { Code } from 'mdast';
import { lineOf, nextLine, placeAt, startOf, type Place } from '../place.ts';
import { standalone } from '../standalone.ts';

/** Fenced code that is open and long. Its lines are read without the parser. */
export interface LongCode {
  /** The code from the fence that opens it to the end of the text. */
  show(text: string): { node: Code; pieces: readonly string[] };
  /** Reads the lines before `end`. Gives the code, and where the next line begins, once a fence closes it. */
  settle(text: string, end: number): { node: Code; next: Place } | undefined;
  /** Where the last line begins if it could become the fence that closes the code. */
  heldBack(text: string): number | undefined;
}

/** @param code as it was when its opening fence was parsed */
export function createLongCode(text: string, code: Code, linesInPiece: number): LongCode {
  const fence = fenceOf(text, code);
  const pieces: string[] = [];
  let whole = '';
  let piece = '';
  let lines = 0;
  const first = placeAt(text, lineOf(code), nextLine(text, startOf(code).offset));
  let at = first;

  function add(line: string): void {
    piece += line;
    lines += 1;
    if (lines < linesInPiece) return;
    pieces.push(standalone(piece));
    whole += pieces.at(-1);
    piece = '';
    lines = 0;
  }

  function codeTo(end: Place, rest: string): Code {
    // To look at the end of a sum of strings is to copy all of it.
    const isCut = rest === '' || (rest === '\n' && whole.endsWith('\r'));
    const value = isCut ? withoutEnding(whole + rest) : whole + withoutEnding(rest);
    return { ...code, value, position: { start: startOf(code), end } };
  }

  return {
    show(shown) {
      const last = shown.slice(at.offset);
      const bare = withoutEnding(last);
      const isClosed = closes(fence, bare);
      const end = placeAt(shown, at, isClosed ? at.offset + bare.length : shown.length);
      const rest = isClosed ? piece : piece + contentOf(fence, last);
      return {
        node: codeTo(end, rest),
        pieces: withoutLastEnding(rest === '' ? pieces : [...pieces, rest]),
      };
    },
    settle(truth, end) {
      while (at.offset < end) {
        const next = nextLine(truth, at.offset);
        const line = truth.slice(at.offset, next);
        const bare = withoutEnding(line);
        const after = { offset: next, line: at.line + 1, column: 1 };
        if (closes(fence, bare)) {
          const close = placeAt(truth, at, at.offset + bare.length);
          return { node: codeTo(close, piece), next: after };
        }
        const content = contentOf(fence, line);
        // To the parser a carriage return and the line feed of an empty line are one line ending.
        const isSwallowed =
          content === '\n' && at.line === first.line && truth[at.offset - 1] === '\r';
        add(isSwallowed ? '' : content);
        at = after;
      }
      return undefined;
    },
    heldBack: (truth) => (mayClose(fence, truth.slice(at.offset)) ? at.offset : undefined),
  };
}

interface Fence {
  mark: string;
  size: number;
  /** How many spaces its lines may begin with that are not content. */
  indent: number;
}

function fenceOf(text: string, code: Code): Fence {
  const { offset, column } = startOf(code);
  const mark = text[offset]!;
  let size = 1;
  while (text[offset + size] === mark) size += 1;
  return { mark, size, indent: column - 1 };
}

function closes({ mark, size }: Fence, line: string): boolean {
  const run = /^ {0,3}(`+|~+)[ \t]*$/.exec(line)?.[1] ?? '';
  return run.startsWith(mark) && run.length >= size;
}

function mayClose({ mark, size }: Fence, line: string): boolean {
  const match = /^ {0,3}(`*|~*)([ \t]*)$/.exec(line);
  if (!match || line === '') return false;
  const [, run = '', space = ''] = match;
  return run === '' || (run.startsWith(mark) && (space === '' || run.length >= size));
}

/** A tab that is half within the indentation of the fence leaves the rest of its width. */
function contentOf({ indent }: Fence, line: string): string {
  let content = line;
  if (indent > 0) {
    const [space = ''] = /^[ \t]*/.exec(line) ?? [];
    const tab = space.slice(0, indent).indexOf('\t');
    content =
      tab < 0
        ? line.slice(Math.min(space.length, indent))
        : ' '.repeat(TAB - indent) + line.slice(tab + 1);
  }
  return content.replaceAll('\0', '\uFFFD');
}

const TAB = 4;

function withoutEnding(text: string): string {
  if (text.endsWith('\r\n')) return text.slice(0, -2);
  return text.endsWith('\n') || text.endsWith('\r') ? text.slice(0, -1) : text;
}

function withoutLastEnding(pieces: readonly string[]): readonly string[] {
  return pieces.length === 0 ? pieces : [...pieces.slice(0, -1), withoutEnding(pieces.at(-1)!)];
}

/** Code in pieces of so many lines, of which all but the last stay as they are while it grows. */
export function piecesOf(value: string, linesInPiece: number): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (let end = 0, lines = 0; end < value.length;) {
    end = nextLine(value, end);
    lines += 1;
    if (end < value.length && lines % linesInPiece !== 0) continue;
    pieces.push(value.slice(start, end));
    start = end;
  }
  return pieces;
}
