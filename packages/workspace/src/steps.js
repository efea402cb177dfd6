import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { readPlaywright, readVitest } from './counts.js';

/**
 * One line of the table at the end.
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly (readonly [command: string, ...args: string[]])[]} commands all of them run
 * @property {{ file: string, read: (report: any) => import('./counts.js').Counts }} [report]
 *   how many tests ran; without it the step counts as one
 * @property {boolean} [prepares] makes something that others need; counts only when it fails
 * @property {readonly string[]} [needs] steps without which this one cannot run
 */

export const root = fileURLToPath(new URL('../../../', import.meta.url));
export const results = join(root, '.results');

/**
 * @param {string} project
 * @param {readonly string[]} [needs]
 * @param {readonly string[]} [flags]
 * @returns {Step}
 */
function vitest(project, needs = [], flags = []) {
  const file = join(results, 'reports', `${project}.json`);
  return {
    name: project,
    needs,
    report: { file, read: readVitest },
    commands: [
      [
        'vitest',
        'run',
        `--project=${project}`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...flags,
      ],
    ],
  };
}

/** @type {readonly Step[]} */
const test = [
  {
    name: 'chromium',
    prepares: true,
    commands: [['node', 'packages/workspace/src/get-chromium.js']],
  },
  { name: 'lint', commands: [['eslint', '.', '--max-warnings=0']] },
  { name: 'format', commands: [['prettier', '--check', '.']] },
  {
    name: 'types',
    commands: [
      ['turbo', 'run', 'typecheck', '--continue', '--concurrency=100%', '--output-logs=new-only'],
      ['tsc', '-p', '.'],
      ['tsc', '-p', '.storybook'],
      ['tsc', '-p', 'playwright'],
    ],
  },
  vitest('unit', [], ['--coverage']),
  { name: 'size', commands: [['node', 'packages/workspace/src/check-size.js']] },
  vitest('browser', ['chromium']),
  vitest('stories', ['chromium']),
  vitest('stories-dark', ['chromium']),
  {
    name: 'build-storybook',
    prepares: true,
    commands: [['storybook', 'build', '--quiet', '--disable-telemetry']],
  },
  {
    name: 'build-playground',
    prepares: true,
    commands: [['turbo', 'run', 'build', '--filter=@cited-stream/playground']],
  },
  {
    name: 'e2e',
    needs: ['chromium', 'build-storybook', 'build-playground'],
    report: { file: join(results, 'reports', 'e2e.json'), read: readPlaywright },
    commands: [['playwright', 'test', '--config=playwright']],
  },
];

/**
 * Checks that take long, or more than a browser. A new one is one more entry here.
 *
 * @type {readonly Step[]}
 */
const wide = [];

/** @type {Readonly<Record<string, readonly Step[]>>} */
export const suites = { test, wide };
