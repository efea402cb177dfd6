import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { chromiumLaunch } from '@cited-stream/workspace/chromium';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** Inside the workspace a package means its sources, so that no test needs a build first. */
const SOURCE = '@cited-stream/source';

/** Each project gets an object of its own, because Vitest writes the project's name into it. */
function inChromium() {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions: chromiumLaunch() }),
    instances: [{ browser: 'chromium' as const }],
  };
}

const markdown = JSON.parse(
  readFileSync(new URL('packages/markdown/package.json', import.meta.url), 'utf8'),
) as { name: string; dependencies: Record<string, string> };

/** What a package of the workspace needs in the browser, by the path through that package. */
function librariesOf({ name, dependencies }: typeof markdown): string[] {
  return Object.keys(dependencies)
    .filter((library) => !/^@(types|cited-stream)\/|-types$/.test(library))
    .map((library) => `${name} > ${library}`);
}

/** All stories on a page of one theme: contrast is a matter of both. */
function stories(name: string, theme: 'light' | 'dark'): TestProjectInlineConfiguration {
  return {
    extends: true,
    plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { theme } })],
    test: { name, browser: inChromium() },
  };
}

export default defineConfig({
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  // Vitest hands these to Node, where packages that bundlers alone can read stand behind `module`.
  ssr: {
    resolve: {
      conditions: [
        SOURCE,
        ...defaultServerConditions.filter((condition) => condition !== 'module'),
      ],
    },
  },
  test: {
    // Held by the test command, on a run of all unit tests.
    coverage: {
      provider: 'v8',
      include: ['packages/core/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/*.test-d.ts'],
      reporter: ['text-summary', 'json-summary'],
      reportsDirectory: '.results/coverage',
      thresholds: { lines: 100, branches: 100, functions: 100, statements: 100 },
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // Properties over every recording take their time on a busy machine.
          testTimeout: 60_000,
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/*/**/*.test.ts',
            'packages/workspace/src/*.test.js',
          ],
          typecheck: {
            enabled: true,
            include: ['packages/*/src/**/*.test-d.{ts,tsx}'],
            tsconfig: 'tsconfig.test-d.json',
            // Errors in the sources are the type check's to report.
            ignoreSourceErrors: true,
          },
        },
      },
      {
        extends: true,
        plugins: [react()],
        // What Vite would find only in mid-run it would bundle then, and reload the page under a test.
        optimizeDeps: {
          include: [
            'react-dom/client',
            'react-dom/server',
            '@cited-stream/core > eventsource-parser',
            '@cited-stream/react > @radix-ui/react-hover-card',
            '@cited-stream/testing > pdf-lib',
            ...librariesOf(markdown),
            // What people draw Markdown with, as the tests do.
            '@cited-stream/markdown > react-markdown',
            '@cited-stream/markdown > streamdown',
            '@cited-stream/markdown > remark-gfm',
          ],
        },
        test: {
          name: 'browser',
          include: ['packages/*/src/**/*.test.tsx'],
          browser: inChromium(),
        },
      },
      stories('stories', 'light'),
      stories('stories-dark', 'dark'),
    ],
  },
});
