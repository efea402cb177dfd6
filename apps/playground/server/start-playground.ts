import { createServer } from 'node:http';
import { createApi } from './create-api.ts';
import { close, listen } from './http/listen.ts';
import { sendError } from './http/send-json.ts';
import { sendStatic } from './http/static-files.ts';
import type { Settings } from './settings.ts';

export interface Playground {
  /** Without a slash at its end. */
  address: string;
  close(): Promise<void>;
}

/** @param clientFolder where the built client is */
export async function startPlayground(
  settings: Settings,
  clientFolder: string,
): Promise<Playground> {
  const api = await createApi(settings);
  const server = createServer((request, response) => {
    api
      .handle(request, response)
      .then((handled) => (handled ? undefined : sendStatic(request, response, clientFolder)))
      .catch((error: unknown) => sendError(response, error));
  });
  const address = await listen(server, settings.host, settings.port);
  return {
    address,
    async close() {
      await close(server);
      await api.close();
    },
  };
}
