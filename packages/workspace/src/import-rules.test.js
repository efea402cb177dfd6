import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { afterAll, describe, expect, test } from 'vitest';
import { workspaceConfig } from './eslint.js';

const BORDER = '@typescript-eslint/no-restricted-imports';

// A workspace in small: some rules follow an import to the file and to its package.
const root = mkdtempSync(join(tmpdir(), 'import-rules-'));
afterAll(() => rmSync(root, { recursive: true }));
write('packages/core/package.json', '{ "name": "@cited-stream/core" }');
write('packages/core/src/index.ts', 'export const core = 1;\n');
write('packages/core/src/events/circle.ts', "export { other } from './other.ts';\n");
write('packages/core/src/events/other.ts', "export { circle as other } from './circle.ts';\n");
write('packages/react/package.json', '{ "name": "@cited-stream/react" }');

const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: [
    ...workspaceConfig,
    // The code below is in no program that could know its types; the import rules need none.
    tseslint.configs.disableTypeChecked,
    { languageOptions: { parserOptions: { projectService: false } } },
  ],
});

/**
 * @param {string} path
 * @param {string} content
 */
function write(path, content) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

/**
 * The import rules that the code breaks, if it stood in that file.
 *
 * @param {string} path
 * @param {string} code
 */
async function broken(path, code) {
  const [result] = await eslint.lintText(code, { filePath: join(root, path) });
  return (result?.messages ?? [])
    .map(({ ruleId, message }) => ruleId ?? message)
    .filter((rule) => !rule.endsWith('no-unused-vars'));
}

/** @param {string} path */
const uses = (path) => `import { x } from '${path}';\nexport const y = x;\n`;
/** @param {string} path */
const typed = (path) => `import type { X } from '${path}';\nexport type Y = X;\n`;

describe('rooms of core', () => {
  test.each([
    ['events', '../message/cited-message.ts'],
    ['events', '../sources/source.ts'],
    ['message', '../sources/source.ts'],
    ['sources', '../annotations/annotate.ts'],
    ['annotations', '../answer/answer-from.ts'],
    ['answer', '../server/index.ts'],
    ['answer', '../index.ts'],
  ])('%s does not import %s', async (room, path) => {
    expect(await broken(`packages/core/src/${room}/here.ts`, uses(path))).toEqual([BORDER]);
  });

  test.each([
    ['message', '../events/read-events.ts'],
    ['annotations', '../sources/source.ts'],
    ['answer', '../annotations/annotate.ts'],
    ['answer', './status.ts'],
    ['server', '../answer/to-stored.ts'],
  ])('%s imports %s', async (room, path) => {
    expect(await broken(`packages/core/src/${room}/here.ts`, uses(path))).toEqual([]);
  });

  test('a plain type may cross to an earlier room', async () => {
    const code = typed('../sources/source.ts');
    expect(await broken('packages/core/src/events/here.ts', code)).toEqual([]);
  });

  test('a re-export is an import', async () => {
    const code = "export { x } from '../answer/answer.ts';\n";
    expect(await broken('packages/core/src/events/here.ts', code)).toEqual([BORDER]);
  });

  test('a test may use what comes later', async () => {
    const code = uses('../answer/answer-from.ts');
    expect(await broken('packages/core/src/events/here.test.ts', code)).toEqual([]);
  });
});

describe('packages', () => {
  test.each(['react', 'react/jsx-runtime', 'react-dom', '@radix-ui/react-hover-card', 'happy-dom'])(
    'core imports no %s, not even in types',
    async (name) => {
      expect(await broken('packages/core/src/events/here.ts', uses(name))).toEqual([BORDER]);
      expect(await broken('packages/core/src/server/here.ts', typed(name))).toEqual([BORDER]);
    },
  );

  test.each(['@anthropic-ai/sdk', 'node:http'])('core takes only types from %s', async (name) => {
    expect(await broken('packages/core/src/server/here.ts', uses(name))).toEqual([BORDER]);
    expect(await broken('packages/core/src/server/here.ts', typed(name))).toEqual([]);
  });

  test.each([
    ['core/src/here.ts', '@cited-stream/testing'],
    ['core/src/here.test.ts', '@cited-stream/react'],
    ['testing/src/here.ts', '@cited-stream/react'],
    ['testing/src/here.ts', '@cited-stream/core/server'],
    ['react/src/here.tsx', '@cited-stream/core/server'],
    ['react/src/here.tsx', '@cited-stream/testing'],
  ])('%s does not import %s', async (path, name) => {
    expect(await broken(`packages/${path}`, uses(name))).toEqual([BORDER]);
  });

  test.each([
    ['core/src/here.test.ts', '@cited-stream/testing'],
    ['testing/src/here.ts', '@cited-stream/core'],
    ['react/src/here.tsx', '@cited-stream/core'],
    ['react/src/here.test.tsx', '@cited-stream/testing/demonstrations'],
    ['react/src/here.stories.tsx', '@cited-stream/testing/demonstrations'],
  ])('%s imports %s', async (path, name) => {
    expect(await broken(`packages/${path}`, uses(name))).toEqual([]);
  });

  test('nobody reaches into another package by name', async () => {
    const code = uses('@cited-stream/core/src/index.ts');
    expect(await broken('apps/playground/src/here.ts', code)).toEqual([BORDER]);
  });

  test('nobody reaches into another package by a relative path', async () => {
    const code = uses('../../core/src/index.ts');
    expect(await broken('packages/react/src/here.ts', code)).toEqual([
      'import-x/no-relative-packages',
    ]);
  });
});

describe('modules', () => {
  test('a relative import carries its extension', async () => {
    const code = uses('./other');
    expect(await broken('packages/core/src/events/here.ts', code)).toEqual(['import-x/extensions']);
    expect(await broken('packages/core/src/events/here.ts', typed('./other'))).toEqual([
      'import-x/extensions',
    ]);
  });

  test('two modules do not import each other', async () => {
    const code = "export { other as circle } from './other.ts';\n";
    expect(await broken('packages/core/src/events/circle.ts', code)).toEqual(['import-x/no-cycle']);
  });

  test('a default export is for files that a tool reads', async () => {
    const code = 'export default {};\n';
    expect(await broken('packages/react/src/here.tsx', code)).toEqual([
      'import-x/no-default-export',
    ]);
    expect(await broken('packages/react/src/here.stories.tsx', code)).toEqual([]);
    expect(await broken('vitest.config.ts', code)).toEqual([]);
  });

  test('a comment switches no rule off', async () => {
    const code = `// eslint-disable-next-line\n${uses('react')}`;
    expect(await broken('packages/core/src/here.ts', code)).toContain(BORDER);
  });
});
