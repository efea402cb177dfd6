import { entries, measure } from './sizes.js';
import { columns } from './summary.js';

// Fails where an import has become heavier than its limit.
const rows = [['import', 'raw', 'minified', 'gzipped', 'limit', '']];
for (const entry of entries) {
  const { raw, minified, gzipped } = await measure(entry);
  const isOver = gzipped > entry.limit;
  if (isOver) process.exitCode = 1;
  const numbers = [raw, minified, gzipped, entry.limit].map(String);
  rows.push([entry.name, ...numbers, isOver ? 'over' : '']);
}
console.log(columns(rows, [1, 2, 3, 4]));
if (process.exitCode) {
  console.log(
    '\nAn import has become heavier than its limit, so everybody who uses it loads more. ' +
      'Look for what was added to it, or raise the limit in packages/workspace/src/sizes.js and say why.',
  );
}
