/// <reference types="node" />
import { readFileSync } from 'node:fs';
import remarkMath from 'remark-math';
import { expect, test } from 'vitest';
import { createRender, htmlOf } from './test/mark.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const section = readme.split('## Where a marker stands')[1]!.split('\n## ')[0]!;
const rows = section
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map(cellsOf)
  .slice(2);

const render = createRender({ remark: [remarkMath], raw: true });

test('the table has a row for every kind of place', () => {
  expect(rows.length).toBeGreaterThan(30);
});

test.each(rows)('the words end in %s', (_, markdown, html) => {
  expect(htmlOf(codeIn(markdown), { render }).replaceAll('&#x26;', '&')).toBe(codeIn(html));
});

function cellsOf(row: string): [place: string, markdown: string, html: string] {
  const [place, markdown, html] = row.slice(2, -2).split(/(?<!\\) \| /);
  return [place!.trim(), markdown!, html!];
}

/** What a cell of code stands for. */
function codeIn(cell: string): string {
  const code = /^(`+)(.*)\1\s*$/.exec(cell)![2]!;
  const text = code.includes('`') ? code.trim() : code;
  return text.replaceAll('\\|', '|').replaceAll('⏎', '\n');
}
