import remarkMath from 'remark-math';
import { expect, test } from 'vitest';
import { createRender, htmlOf } from './test/mark.ts';
import { rowsOfReadme } from './test/rows-of-readme.ts';

const rows = rowsOfReadme();
const render = createRender({ remark: [remarkMath], raw: true });

test('the table has a row for every kind of place', () => {
  expect(rows.length).toBeGreaterThan(30);
});

test.each(rows)('the words end in %s', (_, markdown, html) => {
  expect(htmlOf(markdown, { render }).replaceAll('&#x26;', '&')).toBe(html);
});
