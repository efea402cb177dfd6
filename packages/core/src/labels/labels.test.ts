import { expect, test } from 'vitest';
import type { Citation } from '../annotations/annotations.ts';
import { citationLabel } from '../annotations/citation-label.ts';
import type { PlaceLabels } from '../annotations/place-labels.ts';
import { listSources } from '../sources/list-sources.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { zh } from './zh.ts';

const [document, result] = listSources([
  { kind: 'pdf', title: 'D' },
  { kind: 'search-result', title: 'R' },
]);
const at = (unit: Citation['unit'], start: number, end: number): Citation => ({
  id: 'c0-0',
  sourceKey: 'document:0',
  quote: '',
  unit,
  range: { start, end },
  chunks: [],
  wire: { type: 'x' },
});

test.each<[string, PlaceLabels, string[]]>([
  ['en', en, ['p. 5', 'pp. 5–7', 'block 3', 'blocks 3–4', 'result 1']],
  ['de', de, ['S. 5', 'S. 5–7', 'Abschnitt 3', 'Abschnitte 3–4', 'Treffer 1']],
  ['fr', fr, ['p. 5', 'p. 5–7', 'bloc 3', 'blocs 3–4', 'résultat 1']],
  ['ja', ja, ['5ページ', '5～7ページ', 'ブロック3', 'ブロック3～4', '検索結果1']],
  ['zh', zh, ['第 5 页', '第 5-7 页', '第 3 段', '第 3-4 段', '结果 1']],
  ['ar-EG', ar, ['ص ٥', 'ص ٥–٧', 'المقطع ٣', 'المقاطع ٣–٤', 'النتيجة ١']],
])('places are worded in %s', (locale, labels, expected) => {
  const options = { locale, labels };
  const label = (unit: Citation['unit'], start: number, end: number) =>
    citationLabel(at(unit, start, end), document!, options);
  expect([
    label('page', 5, 6),
    label('page', 5, 8),
    label('block', 2, 3),
    label('block', 2, 4),
    citationLabel(at('block', 0, 1), result!, options),
  ]).toEqual(expected);
});
