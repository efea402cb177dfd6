import {
  answerFrom,
  StreamError,
  type StreamErrorKind,
  type StreamErrorOptions,
} from '@cited-stream/core';
import { block, message } from '@cited-stream/testing/answers';
import { describe, expect, test } from 'vitest';
import { numberFormat } from '../internal/number-format.ts';
import { arabic } from './arabic.ts';
import { chinese } from './chinese.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { japanese } from './japanese.ts';
import type { LabelContext, Labels } from './labels.ts';
import { cited, source } from './test/cited.ts';

const languages: [tag: string, labels: Labels][] = [
  ['de', german],
  ['fr', french],
  ['ja', japanese],
  ['zh', chinese],
  ['ar', arabic],
];

const inDigits = (locale: string, numberingSystem: string): LabelContext => ({
  locale,
  format: numberFormat(locale, numberingSystem),
});
const plain = inDigits('en', 'latn');

const silent = answerFrom([]);
const spoken = answerFrom(message([block('·')]));
const failed = (kind: StreamErrorKind, options?: StreamErrorOptions) =>
  new StreamError(kind, 'Not for readers', options);

const KINDS = ['text', 'pdf', 'content', 'search-result', 'web', 'unknown'] as const;
const COUNTS = [1, 2, 3, 11, 100];
const STATUSES = [401, 413, 429, 500, 503, 404, undefined];
const TYPES = ['overloaded', 'rate_limit', 'timeout', 'authentication', 'invalid_request', 'api'];
const ERRORS = [
  undefined,
  ...STATUSES.map((status) => failed('http', { status })),
  failed('http', { status: 429, retryAfter: 1 }),
  failed('http', { status: 529, retryAfter: 19.2 }),
  ...TYPES.map((type) => failed('api', { type: `${type}_error` })),
  failed('malformed'),
  failed('malformed', { type: 'block-not-started' }),
  failed('network'),
  failed('not-a-stream'),
  failed('not-a-stream', { type: 'empty' }),
];
/** The labels that are told nothing but the context. */
type Fixed = {
  [Key in keyof Labels]: Labels[Key] extends (context: LabelContext) => string ? Key : never;
}[keyof Labels];

/** All that can be said, by label. What is handed in holds no letters. */
function everything(labels: Labels, context = plain): Record<keyof Labels, string[]> {
  const { marker, place, complete, cutOff, refused } = labels;
  const once = (key: Fixed) => [labels[key](context)];
  return {
    marker: [
      marker({ number: 3, title: '·', places: ['·'], loading: false }, context),
      marker({ number: 3, title: '·', places: [], loading: false }, context),
      marker({ number: 3, title: '', places: [], loading: false }, context),
      marker({ number: 3, title: '', places: [], loading: true }, context),
    ],
    place: [
      place(cited('page', 5, 6), source('pdf'), context),
      place(cited('page', 5, 8), source('pdf'), context),
      place(cited('block', 2, 3), source('content'), context),
      place(cited('block', 2, 4), source('content'), context),
      place(cited('block', 0, 1), source('search-result'), context),
      place(cited('char', 0, 9), source('text'), context),
    ],
    untitled: KINDS.flatMap((kind) => [
      labels.untitled(source(kind, 4), context),
      labels.untitled(source(kind, null), context),
    ]),
    kind: KINDS.map((kind) => labels.kind(source(kind), context)),
    sourceLoading: once('sourceLoading'),
    sourceUnknown: once('sourceUnknown'),
    sourceNotGiven: once('sourceNotGiven'),
    sourceUnavailable: once('sourceUnavailable'),
    alsoHere: once('alsoHere'),
    goToSource: once('goToSource'),
    openSource: once('openSource'),
    newTab: once('newTab'),
    panel: once('panel'),
    uncited: once('uncited'),
    moreUncited: COUNTS.map((count) => labels.moreUncited(count, context)),
    noneCited: COUNTS.map((count) => labels.noneCited(count, context)),
    noSources: once('noSources'),
    task: [labels.task(true, context), labels.task(false, context)],
    backTo: [
      labels.backTo({ number: 3, use: 1, of: 1 }, context),
      labels.backTo({ number: 3, use: 2, of: 4 }, context),
    ],
    waiting: once('waiting'),
    streaming: once('streaming'),
    complete: [
      ...COUNTS.map((count) => complete({ cited: count, given: 200 }, context)),
      ...COUNTS.map((count) => complete({ cited: 0, given: count }, context)),
      complete({ cited: 0, given: 0 }, context),
    ],
    empty: once('empty'),
    toolUse: once('toolUse'),
    paused: once('paused'),
    cutOff: (['tokens', 'context', 'unknown'] as const).map((by) =>
      cutOff({ by, reason: '·' }, context),
    ),
    refused: [refused({ hasText: true }, context), refused({ hasText: false }, context)],
    stopped: once('stopped'),
    interrupted: once('interrupted'),
    error: [silent, spoken].flatMap((answer) =>
      ERRORS.map((error) => labels.error(error, answer, context)),
    ),
    retry: once('retry'),
  };
}

const wordsOf = (labels: Labels) =>
  new Set(
    Object.values(everything(labels))
      .join(' ')
      .toLowerCase()
      .match(/\p{L}+/gu),
  );

/** Words that the language has in common with English, by origin or by chance. */
const SHARED: Record<string, string> = {
  de: 'in pdf s server tab text version was',
  fr: 'a cite document documents p page pdf question s source sources version web',
  ja: 'pdf',
  zh: 'pdf',
  ar: 'pdf',
};

describe.each(languages)('%s', (tag, labels) => {
  const said = everything(labels);

  test('says something wherever English does, and nothing where English is silent', () => {
    const isSaid = (all: typeof said) =>
      Object.entries(all).map(([key, texts]) => [key, texts.map((text) => text.trim() !== '')]);
    expect(isSaid(said)).toEqual(isSaid(everything(english)));
  });

  test('has no word left in English', () => {
    const left = [...wordsOf(labels)].filter((word) => wordsOf(english).has(word));
    expect(left.sort().join(' ')).toBe(SHARED[tag]);
  });

  test('says different things differently, as English does', () => {
    const distinct = ({
      error,
      complete,
      cutOff,
      refused,
      stopped,
      interrupted,
      empty,
    }: typeof said) =>
      new Set([error, complete, cutOff, refused, stopped, interrupted, empty].flat()).size;
    expect(distinct(said)).toBe(distinct(everything(english)));
  });

  test.each(['latn', 'arab', 'fullwide'])(
    'counts in the digits of the markers, those of %s',
    (numberingSystem) => {
      const context = inDigits(tag, numberingSystem);
      const all = everything(labels, context);
      const three = context.format(3);
      for (const name of [...all.marker, ...all.backTo]) expect(name).toContain(three);
      const status = /[45]\d\d/g; // A status of HTTP is a code, and nothing that one counts.
      const digits = new Set(
        Object.values(all)
          .join('')
          .replace(status, '')
          .match(/\p{Nd}/gu),
      );
      const own = new Set(Array.from({ length: 10 }, (_, digit) => context.format(digit)));
      expect([...digits].filter((digit) => !own.has(digit))).toEqual([]);
    },
  );
});

test('sentences are punctuated as their language is', () => {
  const all = (labels: Labels) => Object.values(everything(labels)).flat().join('\n');
  expect(all(french)).not.toMatch(/[^\u202F][:;?!»]|«[^\u202F]|'/u);
  expect(all(french)).toMatch(/\u202F:.*«\u202F·\u202F»/u);
  expect(all(german)).toContain('(„·“)');
  expect(all(german)).not.toMatch(/["']/);
  for (const labels of [japanese, chinese]) expect(all(labels)).not.toMatch(/[:;,!?()"']|\. /);
  expect(all(arabic)).not.toMatch(/[,;?"']/);
});

test('each language is an import of its own', async () => {
  expect({ ...(await import('@cited-stream/react/labels/de')) }).toEqual({ german });
  expect({ ...(await import('@cited-stream/react/labels/fr')) }).toEqual({ french });
  expect({ ...(await import('@cited-stream/react/labels/ja')) }).toEqual({ japanese });
  expect({ ...(await import('@cited-stream/react/labels/zh')) }).toEqual({ chinese });
  expect({ ...(await import('@cited-stream/react/labels/ar')) }).toEqual({ arabic });
});
