import { fileURLToPath } from 'node:url';
import { readSettings } from './settings.ts';
import { startPlayground } from './start-playground.ts';

// The build lays the client beside the server.
const clientFolder = fileURLToPath(new URL('../client/', import.meta.url));

const playground = await startPlayground(readSettings(process.env), clientFolder);
console.log(`Cited Stream playground: ${playground.address}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void playground.close());
}
