import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createParse } from '../syntax/create-parse.ts';
import { createRepair } from './create-repair.ts';

/** `MARKDOWN_RUNS=50` searches for longer. */
const numRuns = 1500 * Number(process.env['MARKDOWN_RUNS'] ?? 1);
/** In milliseconds. */
const PATIENCE = 60_000 * Math.max(1, numRuns / 1500);

const repair = createRepair(createParse());

const piece = fc.constantFrom(
  ...'*_~`[]()<>!&\\#|-+=:;"\'/ \t\n\r1.ax',
  ...['**', '***', '~~', '``', '```', '](', '![', '- ', '1. ', '> ', '\n\n', '\r\n', '    '],
  ...[
    '<a href="',
    '<!--',
    'https://e.org/',
    '&amp',
    '|-|',
    '[x]',
    '[a]: ',
    '重',
    '：',
    '🌱',
    '\ufeff',
  ],
);
const soup = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));

test(
  'whatever the text, a beginning of it is kept and nothing but closers are added',
  () => {
    fc.assert(
      fc.property(fc.oneof(soup, fc.string({ unit: 'binary', maxLength: 60 })), (tail) => {
        const { keep, add } = repair(tail);
        expect(keep).toBeGreaterThanOrEqual(0);
        expect(keep).toBeLessThanOrEqual(tail.length);
        expect(add).toMatch(/^[*_~`()]*$/);
      }),
      { numRuns, seed: 1 },
    );
    console.info(`Repair: ${numRuns} texts of any kind.`);
  },
  PATIENCE,
);
