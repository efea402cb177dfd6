import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countsOf, readPlaywright, readVitest, sentence, sum } from './counts.js';

const folder = mkdtempSync(join(tmpdir(), 'counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * @param {string} name
 * @param {unknown} content
 */
function report(name, content) {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return { file, read: readVitest };
}

/** @param {string[]} statuses */
function fileWith(...statuses) {
  return {
    status: statuses.includes('failed') ? 'failed' : 'passed',
    assertionResults: statuses.map((status) => ({ status })),
  };
}

test('a report of Vitest gives passed, failed and skipped tests', () => {
  const testResults = [fileWith('passed', 'failed'), fileWith('passed', 'skipped', 'todo')];
  expect(readVitest({ testResults })).toEqual({ passed: 2, failed: 1, skipped: 2 });
});

test('a file that could not be loaded counts as one failure', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }, fileWith('passed')];
  expect(readVitest({ testResults })).toEqual({ passed: 1, failed: 1, skipped: 0 });
});

test('a report of Playwright counts flaky tests and errors outside tests as failures', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
  expect(readPlaywright({ stats, errors: ['no server'] })).toEqual({
    passed: 3,
    failed: 3,
    skipped: 2,
  });
});

test('a green report is believed when the runner ended well', () => {
  const green = report('green.json', { testResults: [fileWith('passed')] });
  expect(countsOf(green, 0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
});

test('a runner that crashed has failed, whatever its report says', () => {
  const green = report('crashed.json', { testResults: [fileWith('passed')] });
  expect(countsOf(green, 1)).toMatchObject({ passed: 1, failed: 1 });
});

test('a runner that ran no test has failed', () => {
  const empty = report('empty.json', { testResults: [] });
  const skipped = report('skipped.json', { testResults: [fileWith('skipped')] });
  expect(countsOf(empty, 0)).toMatchObject({ failed: 1, note: 'ran no test' });
  expect(countsOf(skipped, 0)).toMatchObject({ failed: 1, skipped: 1, note: 'ran no test' });
});

test('a report that is missing or broken off is a failure', () => {
  const broken = report('broken.json', '{ "testResults": [');
  const missing = { file: join(folder, 'missing.json'), read: readVitest };
  expect(countsOf(broken, 0)).toMatchObject({ failed: 1, note: 'left no report' });
  expect(countsOf(missing, 0)).toMatchObject({ failed: 1, note: 'left no report' });
});

test('the closing line names skipped tests only where there are some', () => {
  expect(sentence({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
  expect(sentence(sum([fileCounts(1), fileCounts(2)]))).toBe('3 passed, 0 failed, 2 skipped');
});

/** @param {number} passed */
const fileCounts = (passed) => ({ passed, failed: 0, skipped: 1 });
