/**
 * What one delta costs as the answer grows: long blocks and a long answer, in deltas of 8 characters. The last tenth of
 * the deltas against the second tenth, from which on it should not grow, in time of the processor.
 */
import { createDocument } from '../src/document/create-document.ts';
import { createParse } from '../src/syntax/create-parse.ts';

const DELTA = 8;
const SENTENCE =
  'The deposit is held in a **scheme** until the lease has ended, and what is due is repaid. ';

function lines(count: number, line: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => line(index)).join('\n');
}

function section(index: number): string {
  return [
    `## Section ${index}`,
    SENTENCE.repeat(4).trim(),
    lines(5, (item) => `- Item ${item}: ${SENTENCE.trim()}`),
    `As [the lease][l${index}] says:\n\n> ${SENTENCE}`,
    `\`\`\`ts\n${lines(6, (line) => `const x${line} = ${index};`)}\n\`\`\``,
    `| Year | Rent |\n| - | - |\n${lines(4, (row) => `| ${2000 + row} | ${index} |`)}`,
    `[l${index}]: https://example.com/${index}`,
  ].join('\n\n');
}

const answers: Record<string, string> = {
  'code of 10 000 lines': `\`\`\`ts\n${lines(10_000, (index) => `const value${index} = ${index};`)}`,
  'table of 5 000 rows': `| Year | Rent |\n| - | - |\n${lines(5000, (index) => `| ${index} | a **b** |`)}`,
  'list of 2 000 items': `Key:\n${lines(2000, (index) => `- Item ${index}, with \`code\`.`)}`,
  'paragraph of 50 000': SENTENCE.repeat(50_000 / SENTENCE.length),
  'answer of 400 000': lines(400, section).slice(0, 400_000),
};

for (const [name, answer] of Object.entries(answers)) {
  const document = createDocument(createParse());
  const tenth = Math.floor(answer.length / 10 / DELTA);
  const costs: number[] = [];
  let most = 0;
  let end = 0;
  for (let part = 0; part < 10; part += 1) {
    const used = process.cpuUsage();
    for (let delta = 0; delta < tenth; delta += 1) {
      end += DELTA;
      const start = performance.now();
      document.update(answer.slice(0, end));
      most = Math.max(most, performance.now() - start);
    }
    const { user, system } = process.cpuUsage(used);
    costs.push((user + system) / 1000 / tenth);
  }
  const [early, late] = [costs[1]!, costs[9]!];
  const heap = process.memoryUsage().heapUsed / 2 ** 20;
  console.log(
    `${name.padEnd(22)} ${10 * tenth} deltas   ${early.toFixed(3)} → ${late.toFixed(3)} ms` +
      `   × ${(late / early).toFixed(2)}   longest ${most.toFixed(0)} ms   heap ${heap.toFixed(0)} MB`,
  );
}
