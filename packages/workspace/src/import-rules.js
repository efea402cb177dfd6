/**
 * Who may import whom. A linter holds these borders, so that they stay what the design says.
 *
 * @typedef {object} Border
 * @property {string} regex an import path that matches is refused
 * @property {string} message
 * @property {boolean} [allowTypeImports]
 */

/** The rooms of core, in the order of the data: each imports only from those before it. */
export const ROOMS = ['events', 'message', 'sources', 'annotations', 'answer'];

/** Subpaths that stand beside the rooms: they see all of core, no room sees them. */
const BESIDE = ['server'];

/** What no adopter gets: tests, stories, and what helps them. */
export const TESTS = [
  '**/*.test.ts',
  '**/*.test.tsx',
  '**/*.test-d.ts',
  '**/*.stories.tsx',
  'packages/*/src/**/test/**',
];

/** @type {Border} */
const noInsides = {
  regex: '^@cited-stream/[^/]+/(src|dist)(/|$)',
  message: 'The insides of another package are not for import: use what its index exports.',
};

/**
 * @param {readonly string[]} allowed what may stand after `@cited-stream/`; `/*` for its subpaths
 * @returns {Border}
 */
function onlyFromWorkspace(allowed) {
  const names = allowed.map((name) => name.replace('/*', '(/.+)?'));
  return {
    regex: `^@cited-stream/(?!(${names.join('|')})$)`,
    message: `Of this workspace, import only this here: ${allowed.join(', ')}.`,
  };
}

/** @type {Border[]} */
const coreStandsAlone = [
  {
    regex: String.raw`^(?!\.{1,2}/|eventsource-parser(/|$)|@anthropic-ai/sdk(/|$)|node:)`,
    message: 'Core runs anywhere: it imports eventsource-parser and itself, no React, no DOM.',
  },
  {
    regex: '^(@anthropic-ai/sdk(/|$)|node:)',
    message: 'Core uses the SDK and Node for their types only: write `import type`.',
    allowTypeImports: true,
  },
];

/**
 * @param {string} room
 * @returns {Border}
 */
function onlyEarlierRooms(room) {
  const later = [...ROOMS.slice(ROOMS.indexOf(room) + 1), ...BESIDE];
  return {
    regex: String.raw`^(\.\./)+(${later.join('|')}|index)(/|\.ts$|$)`,
    message: `The room "${room}" imports only from rooms before it (${ROOMS.join(' ← ')}); plain types may cross.`,
    allowTypeImports: true,
  };
}

/**
 * @param {string | string[]} files
 * @param {Border[]} borders
 * @param {string[]} [ignores]
 * @returns {import('eslint').Linter.Config}
 */
function hold(files, borders, ignores = []) {
  return {
    files: [files].flat(),
    ignores,
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: [noInsides, ...borders] }],
    },
  };
}

// A later entry replaces an earlier one for the same file, so each one is complete.
export const importRules = [
  hold('**/*.{js,ts,tsx}', []),
  hold('packages/core/src/**/*.{ts,tsx}', [onlyFromWorkspace(['testing/*'])]),
  hold('packages/core/src/**/*.{ts,tsx}', coreStandsAlone, TESTS),
  ...ROOMS.map((room) =>
    hold(
      `packages/core/src/${room}/**/*.{ts,tsx}`,
      [...coreStandsAlone, onlyEarlierRooms(room)],
      TESTS,
    ),
  ),
  hold('packages/testing/src/**/*.{ts,tsx}', [onlyFromWorkspace(['core'])]),
  hold('packages/react/src/**/*.{ts,tsx}', [onlyFromWorkspace(['core', 'testing/*'])]),
  hold('packages/react/src/**/*.{ts,tsx}', [onlyFromWorkspace(['core', 'core/labels/*'])], TESTS),
  hold('packages/markdown/src/**/*.{ts,tsx}', [
    onlyFromWorkspace(['core', 'react', 'react/styles.css', 'testing/*']),
  ]),
  hold('packages/markdown/src/**/*.{ts,tsx}', [onlyFromWorkspace(['core', 'react'])], TESTS),
];
