import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How many ports are tried, the first included. */
const PORTS_TO_TRY = 20;

/**
 * Listens on the port, or on the next one that is free.
 *
 * @param port 0 for any
 * @returns the address that browsers use
 */
export async function listen(server: Server, host: string, port: number): Promise<string> {
  for (let tried = 0; ; tried += 1) {
    try {
      server.listen(port === 0 ? 0 : port + tried, host);
      await once(server, 'listening');
      break;
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!isTaken || tried + 1 === PORTS_TO_TRY) throw error;
    }
  }
  const { port: taken } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${taken}`;
}

/** Stops listening and ends what is still open. */
export async function close(server: Server): Promise<void> {
  if (!server.listening) return;
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}
