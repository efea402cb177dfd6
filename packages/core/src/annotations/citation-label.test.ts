import { expect, test } from 'vitest';
import type { Source } from '../sources/source.ts';
import type { Citation } from './annotations.ts';
import { citationLabel } from './citation-label.ts';

const citation = (unit: Citation['unit'], start?: number, end = 0): Citation => ({
  id: 'c0-0',
  sourceKey: 'document:0',
  quote: 'q',
  unit,
  range: start === undefined ? null : { start, end },
  chunks: [],
  wire: { type: 'x' },
});
const source = (more: Partial<Source> = {}): Source => ({
  key: 'document:0',
  kind: 'text',
  index: 0,
  title: 'T',
  titleFrom: 'request',
  known: true,
  ...more,
});

test.each([
  ['page', 5, 6, 'p. 5'],
  ['page', 5, 8, 'pp. 5–7'],
  ['page', 0, 0, 'p. 0'],
  ['block', 2, 3, 'block 3'],
  ['block', 0, 3, 'blocks 1–3'],
  ['char', 0, 20, ''],
] as const)('a %s location from %i to %i is %j', (unit, start, end, label) => {
  expect(citationLabel(citation(unit, start, end), source())).toBe(label);
});

test('a search result is counted from 1, a web page is named by its host', () => {
  const result = source({ kind: 'search-result', index: 1 });
  expect(citationLabel(citation('block', 0, 1), result)).toBe('result 2');
  const page = (url?: string) => source({ kind: 'web', index: null, url });
  expect(citationLabel(citation('web'), page('https://www.example.com/a'))).toBe('example.com');
  expect(citationLabel(citation('web'), page('no address'))).toBe('');
  expect(citationLabel(citation('web'), page())).toBe('');
});

test('a place that the wire does not give is not made up', () => {
  expect(citationLabel(citation('page'), source())).toBe('');
  expect(citationLabel(citation('unknown'), source())).toBe('');
});

test('numbers come in the digits of the locale, words in the labels that are given', () => {
  const labels = {
    page: (number: string) => `S. ${number}`,
    pages: (range: string) => `S. ${range}`,
    block: (number: string) => `Abschnitt ${number}`,
    blocks: (range: string) => `Abschnitte ${range}`,
    result: (number: string) => `Treffer ${number}`,
  };
  expect(citationLabel(citation('page', 5, 6), source(), { locale: 'de', labels })).toBe('S. 5');
  expect(citationLabel(citation('block', 2, 3), source(), { locale: 'ar-EG' })).toBe('block ٣');
  expect(citationLabel(citation('page', 1200, 1201), source())).toBe('p. 1200');
});

test('a locale that is none does not throw', () => {
  expect(citationLabel(citation('page', 5, 6), source(), { locale: 'not a locale' })).toBe('p. 5');
});
