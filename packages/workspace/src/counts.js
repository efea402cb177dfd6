import { readFileSync } from 'node:fs';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/** @type {Counts} */
export const nothing = { passed: 0, failed: 0, skipped: 0 };

/**
 * @param {readonly Counts[]} counts
 * @returns {Counts}
 */
export function sum(counts) {
  return counts.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
    }),
    nothing,
  );
}

/** @param {Counts} counts */
export function sentence({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * What a test runner did, by its report and its exit code.
 *
 * A report alone is not believed: a runner that crashed after the last test, or ran no test at all,
 * has failed, whatever it wrote down.
 *
 * @param {{ read: (report: any) => Counts, file: string }} report
 * @param {number} exitCode
 * @returns {Counts & { note?: string }}
 */
export function countsOf({ read, file }, exitCode) {
  let counts;
  try {
    counts = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { ...nothing, failed: 1, note: 'left no report' };
  }
  if (counts.failed > 0) return counts;
  if (exitCode !== 0) return { ...counts, failed: 1, note: `ended with exit code ${exitCode}` };
  if (counts.passed === 0) return { ...counts, failed: 1, note: 'ran no test' };
  return counts;
}

/**
 * @param {{ testResults: { status: string, assertionResults: { status: string }[] }[] }} report
 * @returns {Counts}
 */
export function readVitest({ testResults }) {
  return sum(
    testResults.map(({ status, assertionResults }) => {
      const passed = assertionResults.filter((test) => test.status === 'passed').length;
      const failed = assertionResults.filter((test) => test.status === 'failed').length;
      // A file that could not be loaded has no tests to fail.
      const broken = status === 'failed' && failed === 0 ? 1 : 0;
      return {
        passed,
        failed: failed + broken,
        skipped: assertionResults.length - passed - failed,
      };
    }),
  );
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} report
 * @returns {Counts}
 */
export function readPlaywright({ stats, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}
