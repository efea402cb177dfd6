import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import sirv from 'sirv';

// A folder of built pages, as a static host would serve it: `node serve.js <folder> <port>`.
const [folder = '', port = ''] = process.argv.slice(2);
if (!existsSync(folder)) {
  throw new Error(
    `There is no folder "${folder}". ` +
      'The end-to-end tests visit the pages that a build leaves there. ' +
      'Run the whole test command, or build first.',
  );
}
createServer(sirv(folder, { etag: true })).listen(Number(port), '127.0.0.1');
