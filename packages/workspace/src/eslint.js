import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { importRules, TESTS } from './import-rules.js';

/** Files of which a tool reads the default export. */
const READ_BY_DEFAULT_EXPORT = ['**/*.config.{js,ts}', '.storybook/*.{ts,tsx}', '**/*.stories.tsx'];

/** @type {import('eslint').Linter.Config} */
const everywhere = {
  linterOptions: { noInlineConfig: true },
  languageOptions: { globals: globals.es2022 },
  plugins: { 'import-x': importX, '@typescript-eslint': tseslint.plugin },
  settings: {
    'import-x/resolver-next': [
      createNodeResolver({
        extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
        conditionNames: ['@cited-stream/source', 'import', 'default'],
      }),
    ],
    'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
  },
  rules: {
    'import-x/extensions': ['error', 'always', { ignorePackages: true, checkTypeImports: true }],
    'import-x/first': 'error',
    'import-x/no-cycle': ['error', { ignoreExternal: true }],
    'import-x/no-default-export': 'error',
    'import-x/no-duplicates': ['error', { 'prefer-inline': false }],
    'import-x/no-relative-packages': 'error',
    'import-x/no-self-import': 'error',
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-console': ['error', { allow: ['warn', 'error'] }],
    // Quotes from PDF files hold control characters, and are searched for them.
    'no-control-regex': 'off',
    'no-irregular-whitespace': ['error', { skipTemplates: true }],
    'object-shorthand': 'error',
    'prefer-const': 'error',
  },
};

/** @type {Parameters<typeof defineConfig>[0]} */
const typed = {
  files: ['**/*.{ts,tsx}'],
  extends: [tseslint.configs.recommendedTypeChecked],
  languageOptions: { parserOptions: { projectService: true } },
  rules: {
    // `typeof import(…)` is how a test types the original of a mocked module.
    '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    // A union grows with the API; `default` keeps readers alive, this keeps us honest.
    '@typescript-eslint/switch-exhaustiveness-check': [
      'error',
      { considerDefaultExhaustiveForUnions: true },
    ],
    // A handler of an event may be async; who returns a promise from one deals with its failure.
    '@typescript-eslint/no-misused-promises': [
      'error',
      { checksVoidReturn: { attributes: false } },
    ],
    // An async function without `await` is how a seam that may wait is filled by one that need not.
    '@typescript-eslint/require-await': 'off',
    // Our objects are closures and never read `this`: their methods may be taken off.
    '@typescript-eslint/unbound-method': 'off',
    '@typescript-eslint/no-unused-vars': [
      'error',
      { ignoreRestSiblings: true, argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
    ],
    '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
  },
};

export const workspaceConfig = defineConfig(
  {
    ignores: [
      '**/dist/',
      '**/storybook-static/',
      '**/.turbo/',
      '.results/',
      '**/playwright-report/',
      '**/test-results/',
    ],
  },
  js.configs.recommended,
  everywhere,
  typed,
  {
    files: ['packages/{react,markdown,pdf,element}/**/*.{ts,tsx}', 'apps/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    rules: { 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['packages/workspace/**/*.js', '*.config.js'],
    languageOptions: { globals: globals.node },
  },
  { files: ['apps/*/public/**/*.js'], languageOptions: { globals: globals.browser } },
  // Programs for a terminal; and tests, which say how many recordings they used.
  {
    files: ['packages/workspace/src/**', 'packages/*/bench/**', 'apps/*/server/**', ...TESTS],
    rules: { 'no-console': 'off' },
  },
  {
    files: TESTS,
    rules: {
      // `expect.any(…)` and its kin are of type `any`.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      // An assertion that tells the reader what a query found does no harm.
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
      // A stream that fails before its first event is a generator without `yield`.
      'require-yield': 'off',
    },
  },
  { files: READ_BY_DEFAULT_EXPORT, rules: { 'import-x/no-default-export': 'off' } },
  ...importRules,
);
