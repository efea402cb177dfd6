import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A port of this machine that nobody listens on.
 *
 * @returns {Promise<number>}
 */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') {
    throw new Error(
      'The system gave no port to listen on. ' +
        'The end-to-end tests serve the pages they visit. ' +
        'Check whether this machine lets a program listen on 127.0.0.1.',
    );
  }
  return address.port;
}
