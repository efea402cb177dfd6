import { expect, test } from 'vitest';
import { runStep } from './run-step.js';

/**
 * @param {string} script
 * @returns {readonly ['node', '-e', string]}
 */
const node = (script) => ['node', '-e', script];

test('a step without a report counts as one', async () => {
  const step = { name: 'lint', commands: [node('')] };
  expect(await runStep(step, [])).toMatchObject({ name: 'lint', passed: 1, failed: 0 });
});

test('all commands of a step run, and one that fails fails the step', async () => {
  const step = { name: 'types', commands: [node('process.exit(2)'), node('')] };
  expect(await runStep(step, [])).toMatchObject({
    passed: 0,
    failed: 1,
    note: 'ended with exit code 2',
  });
});

test('a program that does not exist is a failure, not a crash', async () => {
  const step = { name: 'lint', commands: [/** @type {const} */ (['no-such-program'])] };
  expect(await runStep(step, [])).toMatchObject({ passed: 0, failed: 1 });
});

test('a program that a signal ended is a failure', async () => {
  const step = { name: 'lint', commands: [node('process.kill(process.pid, "SIGKILL")')] };
  expect(await runStep(step, [])).toMatchObject({ passed: 0, failed: 1 });
});

test('a step that prepares others counts only when it fails', async () => {
  const good = { name: 'build', prepares: true, commands: [node('')] };
  const bad = { name: 'build', prepares: true, commands: [node('process.exit(1)')] };
  expect(await runStep(good, [])).toMatchObject({ passed: 0, failed: 0 });
  expect(await runStep(bad, [])).toMatchObject({ passed: 0, failed: 1 });
});

test('a step is not run without what it needs, and that is a failure', async () => {
  const build = { name: 'build', passed: 0, failed: 1, skipped: 0, seconds: 1 };
  const step = { name: 'e2e', needs: ['build'], commands: [node('')] };
  expect(await runStep(step, [build])).toMatchObject({
    passed: 0,
    failed: 1,
    note: 'not run without build',
  });
});
