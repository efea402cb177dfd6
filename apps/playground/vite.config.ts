import type { IncomingMessage, ServerResponse } from 'node:http';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';

/** Inside the workspace a package means its sources, so that the playground needs no other build first. */
const SOURCE = '@cited-stream/source';

/** What `server/dev.ts` exports. It is loaded through Vite, because this file cannot import sources. */
interface DevServer {
  startApi(): Promise<{
    handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
    close(): Promise<void>;
  }>;
}

/** The same API as in the built server, inside Vite's own. */
function playgroundApi(): Plugin {
  return {
    name: 'playground-api',
    apply: 'serve',
    async configureServer(vite) {
      const { startApi } = (await vite.ssrLoadModule('/server/dev.ts')) as DevServer;
      const api = await startApi();
      vite.httpServer?.once('close', () => void api.close());
      vite.middlewares.use((request, response, next) => {
        api.handle(request, response).then((handled) => {
          if (!handled) next();
        }, next);
      });
    },
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), playgroundApi()],
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  ssr: {
    resolve: { conditions: [SOURCE, ...defaultServerConditions] },
    // The built server runs on Node alone, without a folder of modules beside it.
    ...(isSsrBuild && { noExternal: true as const }),
  },
  server: { host: '127.0.0.1' },
  build: {
    outDir: 'dist/client',
    copyPublicDir: !isSsrBuild,
    target: isSsrBuild ? 'node20' : 'baseline-widely-available',
    rolldownOptions: {
      // What changes with the playground is loaded apart from what changes with its libraries.
      ...(!isSsrBuild && {
        output: {
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules\/(\.pnpm\/)?(react|react-dom|scheduler)[@/]/ },
              { name: 'libraries', test: /node_modules/ },
            ],
          },
        },
      }),
      // A bundle has no use for "use client", and needs no word about each.
      onwarn(warning, warn) {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
    },
  },
}));
