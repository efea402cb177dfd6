import { sentence, sum } from './counts.js';
import { readSummary } from './summary.js';

// The closing line over several suites: `node total.js test wide`.
const total = sum(process.argv.slice(2).map(readSummary));
console.log(sentence(total));
process.exitCode = total.failed > 0 ? 1 : 0;
