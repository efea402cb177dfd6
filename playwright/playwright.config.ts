import { fileURLToPath } from 'node:url';
import { chromiumLaunch } from '@cited-stream/workspace/chromium';
import { freePort } from '@cited-stream/workspace/free-port';
import { defineConfig, devices } from '@playwright/test';

const root = fileURLToPath(new URL('../', import.meta.url));

// Workers read this file again; the environment they inherit tells them the ports chosen here.
const storybookPort = (process.env['STORYBOOK_PORT'] ??= String(await freePort()));
const playgroundPort = (process.env['PLAYGROUND_PORT'] ??= String(await freePort()));
const storybook = `http://127.0.0.1:${storybookPort}`;
const playground = `http://127.0.0.1:${playgroundPort}`;

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };

export default defineConfig({
  testDir: '.',
  outputDir: '../.results/playwright',
  forbidOnly: true,
  fullyParallel: true,
  retries: 0,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '../.results/reports/e2e.json' }]],
  use: {
    launchOptions: chromiumLaunch(),
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'stories',
      testIgnore: /\.(playground|touch)\.spec\.ts$/,
      use: { ...desktop, baseURL: storybook },
    },
    {
      name: 'playground',
      testMatch: /\.playground\.spec\.ts$/,
      use: { ...desktop, baseURL: playground },
    },
    {
      name: 'touch',
      testMatch: /\.touch\.spec\.ts$/,
      use: { ...devices['Pixel 7'], baseURL: storybook },
    },
  ],
  webServer: [
    {
      name: 'storybook',
      command: `node packages/workspace/src/serve.js storybook-static ${storybookPort}`,
      cwd: root,
      url: `${storybook}/iframe.html`,
      reuseExistingServer: false,
    },
    {
      name: 'playground',
      command: 'node dist/server/main.js',
      cwd: `${root}/apps/playground`,
      // Without a key the playground replays recorded answers; no test may spend anybody's tokens.
      env: {
        PORT: playgroundPort,
        HOST: '127.0.0.1',
        ANTHROPIC_API_KEY: '',
      },
      url: playground,
      reuseExistingServer: false,
    },
  ],
});
