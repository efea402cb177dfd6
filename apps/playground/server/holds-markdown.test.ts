import { expect, test } from 'vitest';
import { holdsMarkdown } from './holds-markdown.ts';

test.for([
  'In most cases **you will not need it**.',
  'The first, the *Alba*, was late.',
  'The differences:\n\n- Holiday',
  'The differences:\n1. Holiday',
  '### What it found\n\nHedges.',
  'Set `PORT` first.',
  'As [the council](https://example.com) says.',
  '> No answer counts as a yes.',
  '| a | b |\n|---|---|',
  '```\nnpm start\n```',
])('%j holds Markdown', (text) => {
  expect(holdsMarkdown(text)).toBe(true);
});

test.for([
  'A rent of 1,480 – before charges – needs 4,440.',
  'It is 2 * 3 metres wide, as snake_case_names are.',
  'On 31 March\n2026. A well-known date.',
  'A hash #launch, a mark [1], and 5 > 3.',
])('%j holds none', (text) => {
  expect(holdsMarkdown(text)).toBe(false);
});
