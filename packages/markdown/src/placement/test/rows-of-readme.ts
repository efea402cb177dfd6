/// <reference types="node" />
import { readFileSync } from 'node:fs';

/** The table of places in the README: what the words end in, marked Markdown, and its HTML. */
export function rowsOfReadme(): [place: string, markdown: string, html: string][] {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  const section = readme.split('## Where a marker stands')[1]!.split('\n## ')[0]!;
  return section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((row) => {
      const [place, markdown, html] = row.slice(2, -2).split(/(?<!\\) \| /);
      return [place!.trim(), codeIn(markdown!), codeIn(html!)];
    });
}

/** What a cell of code stands for. */
function codeIn(cell: string): string {
  const code = /^(`+)(.*)\1\s*$/.exec(cell)![2]!;
  const text = code.includes('`') ? code.trim() : code;
  return text.replaceAll('\\|', '|').replaceAll('⏎', '\n');
}
