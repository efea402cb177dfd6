import { rmSync } from 'node:fs';
import { sentence, sum } from './counts.js';
import { runStep } from './run-step.js';
import { suites } from './steps.js';
import { summaryFile, table, writeSummary } from './summary.js';

// `test` runs everything, `test lint unit` only these steps (and what they need), `test wide` the
// long checks.
const names = process.argv.slice(2);
const suite = names[0] === 'wide' ? 'wide' : 'test';
const steps = chosen(suites[suite] ?? [], suite === 'wide' ? names.slice(1) : names);

rmSync(summaryFile(suite), { force: true });
/** @type {import('./run-step.js').Outcome[]} */
const outcomes = [];
for (const step of steps) {
  console.log(`\n━━ ${step.name}`);
  const outcome = await runStep(step, outcomes);
  outcomes.push(outcome);
  const { failed, seconds, note } = outcome;
  const result = failed > 0 ? `failed${note ? `: ${note}` : ''}` : 'passed';
  console.log(`━━ ${step.name} ${result}, ${seconds.toFixed(1)} s`);
}
writeSummary(suite, outcomes);

const total = sum(outcomes);
if (steps.length === 0) console.log(`No ${suite} check is registered yet.`);
else console.log(`\n${table(outcomes)}\n`);
console.log(sentence(total));
process.exitCode = total.failed > 0 ? 1 : 0;

/**
 * @param {readonly import('./steps.js').Step[]} all
 * @param {readonly string[]} wanted none means all
 */
function chosen(all, wanted) {
  if (wanted.length === 0) return all;
  const known = all.map(({ name }) => name);
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `There is no step "${unknown.join('", "')}", so nothing was run. Choose from: ${known.join(', ')}.`,
    );
  }
  const needed = all.flatMap(({ name, needs = [] }) => (wanted.includes(name) ? [...needs] : []));
  return all.filter(({ name }) => wanted.includes(name) || needed.includes(name));
}
