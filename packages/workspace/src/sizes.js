import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from './steps.js';

/**
 * What somebody imports, and how heavy that may be.
 *
 * @typedef {object} Entry
 * @property {string} name
 * @property {string} code the import, as an adopter writes it
 * @property {number} limit bytes, minified and gzipped
 */

/**
 * The limits stand just above what is reached: whoever goes past one says why by raising it.
 *
 * @type {readonly Entry[]}
 */
export const entries = [
  {
    name: 'core: everything',
    code: "export * from '@cited-stream/core'",
    limit: 15_700,
  },
  {
    name: 'core: the store, and reading events',
    code: "export { createCitedStream, readEvents } from '@cited-stream/core'",
    limit: 13_050,
  },
  {
    name: 'core: reading events',
    code: "export { readEvents } from '@cited-stream/core'",
    limit: 3_700,
  },
  {
    name: 'core: a stored answer',
    code: "export { answerFrom } from '@cited-stream/core'",
    limit: 8_000,
  },
  {
    name: 'core: annotations',
    code: "export { annotate } from '@cited-stream/core'",
    limit: 5_450,
  },
  {
    name: 'react: hook, answer and panel',
    code: "export * from '@cited-stream/react'",
    limit: 44_500,
  },
  {
    name: 'react: the words of one more language',
    code: "export { german } from '@cited-stream/react/labels/de'",
    limit: 2_700,
  },
  {
    name: 'markdown: what draws',
    code: "export { CitedMarkdown } from '@cited-stream/markdown'",
    limit: 91_000,
  },
  {
    name: 'markdown: for react-markdown',
    code: "export { rehypeCitations } from '@cited-stream/markdown'",
    limit: 4_450,
  },
];

/**
 * How many bytes an import comes to in a production bundle, dependencies and all.
 *
 * @param {Pick<Entry, 'code'>} entry
 */
export async function measure({ code }) {
  const raw = await bundle(code, false);
  const minified = await bundle(code, true);
  return {
    raw: raw.length,
    minified: minified.length,
    gzipped: gzipSync(minified, { level: 9 }).length,
  };
}

/**
 * @param {string} code
 * @param {boolean} minify
 */
async function bundle(code, minify) {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: root },
    bundle: true,
    minify,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
    // Whoever draws with React has it.
    external: ['node:*', 'react', 'react/*', 'react-dom', 'react-dom/*'],
    // The sources, so that no check needs a build first.
    conditions: ['@cited-stream/source'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}
