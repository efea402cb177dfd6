import { answerFrom, StreamError } from '@cited-stream/core';
import { expect, test } from 'vitest';
import { numberFormat } from '../internal/number-format.ts';
import { arabic } from './arabic.ts';
import { chinese } from './chinese.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { japanese } from './japanese.ts';
import type { LabelContext, Labels } from './labels.ts';
import { cited, source } from './test/cited.ts';

const plain: LabelContext = { locale: 'en', format: numberFormat('en', 'latn') };
const COUNTS = [1, 2, 3, 11, 100];

test.each<[string, Labels, string, string]>([
  ['de', german, 'Beleg 3: Bericht, S. 5', 'Beleg 3, Quelle wird geladen'],
  ['fr', french, 'Référence 3\u202F: Bericht, S. 5', 'Référence 3, source en cours de chargement'],
  ['ja', japanese, '引用3：Bericht、S. 5', '引用3、出典を読み込み中'],
  ['zh', chinese, '引用 3：Bericht，S. 5', '引用 3，来源加载中'],
  ['ar', arabic, 'الاستشهاد 3: Bericht، S. 5', 'الاستشهاد 3، يجري تحميل المصدر'],
])('a marker in %s is punctuated as its language is', (_, { marker }, known, loading) => {
  const parts = { number: 3, title: 'Bericht', places: ['S. 5'] };
  expect(marker({ ...parts, loading: false }, plain)).toBe(known);
  expect(marker({ ...parts, loading: true }, plain)).toBe(loading);
});

test.each<[string, Labels, string[]]>([
  ['de', german, ['S. ٥', 'S. ٥–٧', 'Abschnitt ٣', 'Abschnitte ٣–٤', 'Treffer ١', '']],
  ['fr', french, ['p. ٥', 'p. ٥–٧', 'bloc ٣', 'blocs ٣–٤', 'résultat ١', '']],
  ['ja', japanese, ['٥ページ', '٥～٧ページ', 'ブロック٣', 'ブロック٣～٤', '検索結果١', '']],
  ['zh', chinese, ['第 ٥ 页', '第 ٥-٧ 页', '第 ٣ 段', '第 ٣-٤ 段', '结果 ١', '']],
  ['ar', arabic, ['ص ٥', 'ص ٥–٧', 'المقطع ٣', 'المقاطع ٣–٤', 'النتيجة ١', '']],
])('places in %s follow its ranges, and the digits of the markers', (_, { place }, places) => {
  const context = { locale: 'en', format: numberFormat('en', 'arab') };
  expect([
    place(cited('page', 5, 6), source('pdf'), context),
    place(cited('page', 5, 8), source('pdf'), context),
    place(cited('block', 2, 3), source('content'), context),
    place(cited('block', 2, 4), source('content'), context),
    place(cited('block', 0, 1), source('search-result'), context),
    place(cited('char', 0, 9), source('text'), context),
  ]).toEqual(places);
});

const left = ({ moreUncited }: Labels, counts: number[]) =>
  counts.map((count) => moreUncited(count, plain));

test('one source and many are told apart where the language does', () => {
  expect(left(german, [1, 2])).toEqual(['Und 1 weitere Quelle', 'Und 2 weitere Quellen']);
  expect(left(french, [1, 2])).toEqual(['Et 1 autre source', 'Et 2 autres sources']);
  expect(left(japanese, [1, 2])).toEqual(['ほか1件', 'ほか2件']);
  expect(left(chinese, [1, 2])).toEqual(['另有 1 个来源', '另有 2 个来源']);
});

test('an only source is not one of several', () => {
  const none = ({ noneCited }: Labels) => [1, 4].map((count) => noneCited(count, plain));
  expect(none(german)).toEqual([
    'Die Antwort zitiert ihre Quelle nicht.',
    'Die Antwort zitiert keine ihrer 4 Quellen.',
  ]);
  expect(none(french)).toEqual([
    'La réponse ne cite pas sa source.',
    'La réponse ne cite aucune de ses 4 sources.',
  ]);
  expect(none(japanese)).toEqual([
    'この回答は、渡された資料を引用していません。',
    'この回答は、渡された4件の資料のどれも引用していません。',
  ]);
  expect(none(chinese)).toEqual([
    '回答未引用所提供的来源。',
    '回答未引用所提供的 4 个来源中的任何一个。',
  ]);
});

test('Arabic has a form for none, one, two, a few, many, and hundreds', () => {
  expect(left(arabic, [0, 1, 2, 3, 11, 100])).toEqual([
    'ولا مصادر أخرى',
    'ومصدر واحد آخر',
    'ومصدران آخران',
    'و3 مصادر أخرى',
    'و11 مصدرًا آخر',
    'و100 مصدر آخر',
  ]);
  // Hundreds are followed by what their last two digits are followed by.
  expect(left(arabic, [103, 111, 102])).toEqual([
    'و103 مصادر أخرى',
    'و111 مصدرًا آخر',
    'و102 مصدر آخر',
  ]);
  const { complete, noneCited, error } = arabic;
  expect(COUNTS.map((count) => complete({ cited: count, given: count }, plain))).toEqual([
    'اكتملت الإجابة، مصدر واحد',
    'اكتملت الإجابة، مصدران',
    'اكتملت الإجابة، 3 مصادر',
    'اكتملت الإجابة، 11 مصدرًا',
    'اكتملت الإجابة، 100 مصدر',
  ]);
  expect(COUNTS.map((count) => noneCited(count, plain))).toEqual([
    'لا تستشهد الإجابة بمصدرها.',
    'لا تستشهد الإجابة بأيٍّ من مصدريها.',
    'لا تستشهد الإجابة بأي مصدر من أصل 3 مصادر.',
    'لا تستشهد الإجابة بأي مصدر من أصل 11 مصدرًا.',
    'لا تستشهد الإجابة بأي مصدر من أصل 100 مصدر.',
  ]);
  const wait = (retryAfter: number) => {
    const busy = new StreamError('http', '', { status: 429, retryAfter });
    return error(busy, answerFrom([]), plain).split('. ')[1];
  };
  expect([0, ...COUNTS].map(wait)).toEqual([
    'يُرجى الانتظار 0 ثانية.',
    'يُرجى الانتظار ثانية واحدة.',
    'يُرجى الانتظار ثانيتين.',
    'يُرجى الانتظار 3 ثوانٍ.',
    'يُرجى الانتظار 11 ثانية.',
    'يُرجى الانتظار 100 ثانية.',
  ]);
});
