import { expect, test } from 'vitest';

test('the barrel is the contract', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'CitedMarkdown',
    'defaultUrlTransform',
    'rehypeCitations',
    'toHtml',
    'toMarkdown',
  ]);
  expect(Object.keys(await import('./streamdown/index.ts')).sort()).toEqual([
    'CitedBlock',
    'citedComponents',
  ]);
});
