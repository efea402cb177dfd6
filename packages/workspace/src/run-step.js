import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { countsOf, nothing } from './counts.js';
import { root } from './steps.js';

/**
 * @typedef {import('./counts.js').Counts & { name: string, seconds: number, note?: string }} Outcome
 */

const env = {
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter),
  DO_NOT_TRACK: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
};

/**
 * Runs a step, its output to the terminal, and says how it went. Never throws for what it runs.
 *
 * @param {import('./steps.js').Step} step
 * @param {readonly Outcome[]} before the outcomes of the steps that ran already
 * @returns {Promise<Outcome>}
 */
export async function runStep(step, before) {
  const missing = step.needs?.find((need) => before.some((o) => o.name === need && o.failed > 0));
  if (missing) {
    return {
      ...nothing,
      name: step.name,
      failed: 1,
      seconds: 0,
      note: `not run without ${missing}`,
    };
  }
  if (step.report) {
    // The report of an earlier run must not speak for this one.
    rmSync(step.report.file, { force: true });
    mkdirSync(dirname(step.report.file), { recursive: true });
  }
  const start = performance.now();
  let exitCode = 0;
  for (const command of step.commands) exitCode = (await run(command)) || exitCode;
  const seconds = (performance.now() - start) / 1000;
  return { name: step.name, seconds, ...outcomeOf(step, exitCode) };
}

/**
 * @param {import('./steps.js').Step} step
 * @param {number} exitCode
 */
function outcomeOf(step, exitCode) {
  if (step.report) return countsOf(step.report, exitCode);
  if (exitCode !== 0) return { ...nothing, failed: 1, note: `ended with exit code ${exitCode}` };
  return step.prepares ? nothing : { ...nothing, passed: 1 };
}

/**
 * @param {readonly [command: string, ...args: string[]]} command
 * @returns {Promise<number>} the exit code; 1 if there was none
 */
async function run([command, ...args]) {
  const child = spawn(command, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    // The programs in node_modules are scripts of the shell there.
    shell: process.platform === 'win32',
  });
  try {
    const [code] = await once(child, 'close');
    return code ?? 1;
  } catch (error) {
    console.error(error);
    return 1;
  }
}
