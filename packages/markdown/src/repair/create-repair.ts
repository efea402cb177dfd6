import type { Parse } from '../syntax/create-parse.ts';
import { heal, type Repair } from './heal.ts';
import { afterBlankLine, isUndecidedLine, lastLineStart } from './lines.ts';
import { undecidedLines } from './undecided-lines.ts';

// Characters that may be inline syntax or the row of a table. A mark after a word ends a sentence.
const SYNTAX = /[*_~`[<&\\|#]|(?:^|\s)!$/;

/**
 * Decides what is shown of the open end of an answer while it streams: its first `keep` UTF-16 units and then `add`,
 * so that no syntax flashes and what is drawn stays where it is. The text in between is never changed.
 *
 * It does not parse the text where nothing looks open, and else two or three times in all ordinary cases; in no case
 * does the number depend on the text's length, and apart from the parses its cost is linear.
 *
 * @param parse without the transforms of plugins
 */
export function createRepair(parse: Parse): (tail: string) => Repair {
  return function repair(tail) {
    const whole = { keep: tail.length, add: '' };
    const line = tail.slice(lastLineStart(tail));
    const isPlain = !SYNTAX.test(afterBlankLine(tail)) && !tail.includes('$$');
    if (isPlain && (line === '' || !isUndecidedLine(line))) return whole;

    const root = parse(tail);
    const end = undecidedLines(tail, root, parse);
    if (end < tail.length) return healUpTo(end);
    const repaired = heal(tail, root, parse);
    // A line of which only its marker is left would be an empty item, or the underline of a heading.
    const start = lastLineStart(tail.slice(0, repaired.keep));
    const isBare = repaired.keep < tail.length && isUndecidedLine(tail.slice(start, repaired.keep));
    return isBare && repaired.add === '' ? healUpTo(start) : repaired;

    function healUpTo(limit: number): Repair {
      const text = tail.slice(0, limit);
      return SYNTAX.test(afterBlankLine(text))
        ? heal(text, parse(text), parse)
        : { keep: limit, add: '' };
    }
  };
}
