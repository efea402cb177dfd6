import { expect, test } from 'vitest';
import { listSources } from './list-sources.ts';
import { toldSources } from './told-sources.ts';

test('sources that were told come through whole', () => {
  const told = [
    {
      id: 'A',
      title: 'T',
      context: 'c',
      url: 'https://e.org',
      kind: 'text',
      content: 'x',
      data: { row: 1 },
    },
    { fileId: 'file_1', kind: 'pdf', content: { pdf: 'JVBERi0=' } },
    { content: [{ id: 'c', text: 'x', data: 7 }] },
  ];
  expect(toldSources(told)).toEqual(told);
});

test('what is no source is left out, and fields of a wrong type with it', () => {
  expect(toldSources(null)).toEqual([]);
  expect(toldSources('sources')).toEqual([]);
  expect(toldSources([null, 7, []])).toEqual([]);
  const broken = { id: 7, title: null, url: {}, kind: 'of the future', content: 7 };
  expect(toldSources([broken])).toEqual([{}]);
  for (const content of [null, [null], [{ text: 7 }], { pdf: 7 }]) {
    expect(toldSources([{ content }])).toEqual([{}]);
  }
  expect(listSources(toldSources([broken]))).toMatchObject([{ title: 'Document 1' }]);
});
