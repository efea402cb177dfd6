import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nothing, sum } from './counts.js';
import { results } from './steps.js';

/** @typedef {import('./run-step.js').Outcome} Outcome */

/** @param {readonly Outcome[]} outcomes */
export function table(outcomes) {
  const rows = [
    ['step', 'passed', 'failed', 'skipped', 'seconds', ''],
    ...outcomes.map(({ name, passed, failed, skipped, seconds, note = '' }) => [
      name,
      String(passed),
      String(failed),
      String(skipped),
      seconds.toFixed(1),
      note,
    ]),
  ];
  return columns(rows, [1, 2, 3, 4]);
}

/**
 * Rows as lines, each column as wide as its widest cell.
 *
 * @param {readonly string[][]} rows
 * @param {readonly number[]} numbers the columns whose cells stand at the right
 */
export function columns(rows, numbers) {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (/** @type {string[]} */ cells) =>
    cells
      .map((cell, column) => {
        const width = widths?.[column] ?? 0;
        return numbers.includes(column) ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  return rows.map(line).join('\n');
}

/**
 * @param {string} suite
 * @param {readonly Outcome[]} outcomes
 */
export function writeSummary(suite, outcomes) {
  mkdirSync(results, { recursive: true });
  const summary = { ...sum(outcomes), steps: outcomes };
  writeFileSync(summaryFile(suite), `${JSON.stringify(summary, null, 2)}\n`);
}

/**
 * The counts of a suite that ran. One that left no summary has crashed, and counts as a failure.
 *
 * @param {string} suite
 * @returns {import('./counts.js').Counts}
 */
export function readSummary(suite) {
  try {
    const { passed, failed, skipped } = JSON.parse(readFileSync(summaryFile(suite), 'utf8'));
    return { passed, failed, skipped };
  } catch {
    return { ...nothing, failed: 1 };
  }
}

/** @param {string} suite */
export function summaryFile(suite) {
  return join(results, `${suite}.json`);
}
