import { runAt, type Run } from './delimiters.ts';
import { isEscaped } from './escapes.ts';
import type { Literal } from './literals.ts';

/** A bracket, and for an image the mark before it. */
export interface Bracket {
  start: number;
  isImage: boolean;
  /** After the bracket that closes it. */
  end?: number;
}

/** The inline syntax of a leaf that has no effect yet, in the order of the text. */
export interface Scan {
  runs: Run[];
  brackets: Bracket[];
  /** The last `<`. */
  angle: number | undefined;
  /** The first backticks: if their like comes, all after them is code. */
  code: Run | undefined;
}

const ESCAPABLE = /[!-/:-@[-`{-~]/;

/** @param literals of the leaf */
export function scan(text: string, literals: readonly Literal[]): Scan {
  const found: Scan = { runs: [], brackets: [], angle: undefined, code: undefined };
  const open: Bracket[] = [];
  for (const { start, end, nested } of literals) {
    for (let at = start; at < end; at += 1) {
      switch (text[at]) {
        case '\\':
          if (ESCAPABLE.test(text[at + 1] ?? '')) at += 1;
          break;
        case '`':
          found.code = runAt(text, at, end);
          return found;
        case '*':
        case '_':
        case '~': {
          const run = runAt(text, at, end);
          // What has no partner inside of closed emphasis finds none outside.
          if (!nested) found.runs.push(run);
          at = run.end - 1;
          break;
        }
        case '<':
          found.angle = at;
          break;
        case '[': {
          const isImage = at > start && text[at - 1] === '!' && !isEscaped(text, at - 1);
          const bracket = { start: isImage ? at - 1 : at, isImage };
          found.brackets.push(bracket);
          open.push(bracket);
          break;
        }
        case ']': {
          const bracket = open.pop();
          if (bracket) bracket.end = at + 1;
          break;
        }
        default:
      }
    }
  }
  return found;
}
