import { demonstrations } from '@cited-stream/testing/demonstrations';
import { readRecordings } from '@cited-stream/testing/recordings';
import type Anthropic from '@anthropic-ai/sdk';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerFrom } from '../answer/answer-from.ts';
import { listSources } from '../sources/list-sources.ts';
import type { SourceContent } from '../sources/source.ts';
import { sourcesFromRequest } from '../sources/sources-from-request.ts';
import type { Citation } from './annotations.ts';
import { foldText } from './fold-text.ts';
import { locateCitation, type Located } from './locate-citation.ts';

const source = (content: SourceContent | undefined) => listSources([{ title: 'T', content }])[0]!;
const cite = (
  quote: string,
  start?: number,
  end?: number,
  unit: Citation['unit'] = 'char',
): Citation => ({
  id: 'c0-0',
  sourceKey: 'document:0',
  quote,
  unit,
  range: start === undefined ? null : { start, end: end ?? start + quote.length },
  chunks: [],
  wire: { type: 'x' },
});
const textIn = (content: SourceContent, located: Located) => {
  const text =
    typeof content === 'string'
      ? content
      : 'pdf' in content
        ? ''
        : content.map((chunk) => chunk.text).join('');
  return located.range && text.slice(located.range.start, located.range.end);
};

test('the words at the place that is given, in UTF-16 units and in code points', () => {
  const text = '🌱🌱 Grass is green.';
  expect(locateCitation(cite('Grass is green.', 5, 20), source(text))).toEqual({
    range: { start: 5, end: 20 },
    by: 'exact',
  });
  expect(locateCitation(cite('Grass is green.', 3, 18), source(text))).toEqual({
    range: { start: 5, end: 20 },
    by: 'code-points',
  });
});

test('a place that reads as the quote in both units, at two places, is ambiguous', () => {
  expect(locateCitation(cite('aa', 4, 6), source('🌱🌱aaaaaa'))).toEqual({
    range: null,
    why: 'ambiguous',
  });
});

test('blocks that came without their words cannot be searched', () => {
  const chunks = [{ id: 'KB-1', text: '' }];
  expect(locateCitation(cite('a', 0, 1, 'block'), source(chunks))).toEqual({
    range: null,
    why: 'no-content',
  });
});

test('an end beyond the text is found by its quote, or said', () => {
  expect(locateCitation(cite('green', 90, 95), source('Grass is green.'))).toEqual({
    range: { start: 9, end: 14 },
    by: 'quote',
  });
  expect(locateCitation(cite('green.', 9, 999), source('Grass is green.'))).toEqual({
    range: { start: 9, end: 15 },
    by: 'quote',
  });
  expect(locateCitation(cite('blue', 90, 95), source('Grass is green.'))).toEqual({
    range: null,
    why: 'not-found',
  });
});

test('a quote with one word changed is not marked', () => {
  expect(locateCitation(cite('Grass was green', 0, 15), source('Grass is green.'))).toEqual({
    range: null,
    why: 'not-found',
  });
});

test('a quote that stands twice is the nearer one; without a place, or in the middle, it is ambiguous', () => {
  const text = 'yes ........ yes';
  expect(locateCitation(cite('yes', 1, 4), source(text))).toMatchObject({ range: { start: 0 } });
  expect(locateCitation(cite('yes', 11, 14), source(text))).toMatchObject({
    range: { start: 13 - 0 },
  });
  expect(locateCitation(cite('yes', 99, 102), source(text))).toMatchObject({
    range: { start: 13 },
  });
  const early = { start: 0, end: 1 };
  const between = { ...cite('yes'), range: { ...early, start: 4 } };
  expect(locateCitation(between, source('..... yes yes'))).toMatchObject({ range: { start: 6 } });
  expect(locateCitation(cite('yes'), source(text))).toEqual({ range: null, why: 'ambiguous' });
  expect(locateCitation(cite('ab', 2, 4), source('ab..ab'))).toEqual({
    range: null,
    why: 'ambiguous',
  });
});

test('other white space is folded, and so is what a PDF left of a hyphen', () => {
  const text = 'The grass\r\n  is\u00a0green.\n';
  expect(locateCitation(cite('The grass is green.'), source(text))).toEqual({
    range: { start: 0, end: 22 },
    by: 'whitespace',
  });
  expect(locateCitation(cite('rass is\n', 4, 9), source(text))).toMatchObject({
    range: { start: 5, end: 15 },
    by: 'whitespace',
  });
  expect(locateCitation(cite('a b', 9, 12), source('a  b ...... a\nb'))).toMatchObject({
    range: { start: 12, end: 15 },
  });
  expect(locateCitation(cite('a b'), source('a  b ...... a\nb'))).toEqual({
    range: null,
    why: 'ambiguous',
  });
});

test('blocks: their joined text without separator, and the block that it starts in', () => {
  const chunks = [
    { text: 'Be specific or' },
    { text: 'are more' },
    { text: '' },
    { text: 'Last.' },
  ];
  expect(locateCitation(cite('Be specific orare more', 0, 2, 'block'), source(chunks))).toEqual({
    range: { start: 0, end: 22 },
    chunk: 0,
    by: 'exact',
  });
  expect(locateCitation(cite('Last.', 3, 4, 'block'), source(chunks))).toEqual({
    range: { start: 22, end: 27 },
    chunk: 3,
    by: 'exact',
  });
  expect(locateCitation(cite('Last.', 0, 1, 'block'), source(chunks))).toMatchObject({
    chunk: 3,
    by: 'quote',
  });
  expect(locateCitation(cite('Last.', 7, 9, 'block'), source(chunks))).toMatchObject({
    chunk: 3,
    by: 'quote',
  });
});

test('a web quote that is cut at its end is found without its dots', () => {
  expect(
    locateCitation(cite('Grass is...', undefined, undefined, 'web'), source('Grass is green.')),
  ).toMatchObject({ range: { start: 0, end: 8 } });
});

test('what cannot be looked for says why', () => {
  expect(locateCitation(cite('a', 0), source(undefined))).toEqual({
    range: null,
    why: 'no-content',
  });
  expect(locateCitation(cite('a', 0), source({ pdf: 'https://e.org/a.pdf' }))).toEqual({
    range: null,
    why: 'not-text',
  });
  for (const quote of ['', ' \n', '\u0002']) {
    expect(locateCitation(cite(quote, 0), source('a b'))).toEqual({
      range: null,
      why: 'empty-quote',
    });
  }
});

test('a megabyte is searched without delay growing with its repeats', () => {
  const text = 'na '.repeat(350_000);
  expect(locateCitation(cite('na na', 300_001, 300_006), source(text))).toMatchObject({
    by: 'quote',
  });
});

test('every range that is given reads as its quote, however document and quote are damaged', () => {
  const word = fc.constantFrom(
    'a',
    'b',
    'ab',
    '🌱',
    ' ',
    '\n',
    '\r\n',
    '.',
    '\u0002',
    '\u00a0',
    'é',
  );
  const text = fc.array(word, { maxLength: 14 }).map((words) => words.join(''));
  const place = fc.option(fc.tuple(fc.nat(16), fc.nat(16)), { nil: undefined });
  const unit = fc.constantFrom<Citation['unit'][]>('char', 'block', 'web', 'unknown', 'page');
  const content = fc.oneof(
    text,
    fc.array(
      text.map((each) => ({ text: each })),
      { maxLength: 4 },
    ),
  );
  let marked = 0;
  fc.assert(
    fc.property(content, text, place, unit, (document, quote, at, by) => {
      const located = locateCitation(cite(quote, at?.[0], at?.[1], by), source(document));
      if (!located.range) return;
      marked += 1;
      const read = textIn(document, located)!;
      expect(foldText(read).text).toBe(
        foldText(by === 'web' ? quote.replace(/\.\.\.$/, '') : quote).text,
      );
      if (located.by !== 'whitespace') expect(quote.startsWith(read)).toBe(true);
    }),
    { numRuns: 5000 },
  );
  expect(marked).toBeGreaterThan(100);
});

test('quotes taken from a document are always marked where the document has them once', () => {
  const letters = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', '🌱', ' ', 'é');
  const text = fc.array(letters, {
    minLength: 3,
    maxLength: 30,
  });
  fc.assert(
    fc.property(
      text,
      fc.nat(28),
      fc.integer({ min: 1, max: 9 }),
      fc.boolean(),
      (points, from, length, inPoints) => {
        const quote = points.slice(from, from + length).join('');
        fc.pre(quote.trim() !== '');
        const start = inPoints
          ? Math.min(from, points.length)
          : points.slice(0, from).join('').length;
        const end = start + (inPoints ? [...quote].length : quote.length);
        const text = points.join('');
        fc.pre(text.indexOf(quote) === text.lastIndexOf(quote));
        const located = locateCitation(cite(quote, start, end), source(text));
        expect(textIn(text, located)).toBe(quote);
        expect(['exact', 'code-points']).toContain((located as { by: string }).by);
      },
    ),
    { numRuns: 2000 },
  );
});

/** How the citations of an answer were found. */
function tally(found: readonly Located[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const located of found) {
    const how = located.range ? located.by : located.why;
    counts[how] = (counts[how] ?? 0) + 1;
  }
  return counts;
}

test('every citation of the demonstrations into text is found where it says', () => {
  const found = demonstrations.flatMap(({ message, sources }) => {
    const { annotations } = answerFrom(message, { sources });
    const byKey = new Map(annotations.sources.map((entry) => [entry.source.key, entry.source]));
    return annotations.markers.flatMap(({ citations }) =>
      citations.map((each) => locateCitation(each, byKey.get(each.sourceKey)!)),
    );
  });
  const counts = tally(found);
  console.log('Citations of the demonstrations:', JSON.stringify(counts));
  expect(counts).not.toHaveProperty('not-found');
  expect(counts).not.toHaveProperty('ambiguous');
  expect(counts.exact).toBeGreaterThan(20);
  expect(counts['code-points']).toBeGreaterThan(0);
});

test('citations of the recordings into documents of their requests', () => {
  const found = readRecordings().flatMap(({ format, bytes, request }) => {
    if (format !== 'message' || !request) return [];
    const message = JSON.parse(new TextDecoder().decode(bytes)) as Anthropic.Message;
    const sources = sourcesFromRequest(request as Anthropic.MessageCreateParams);
    const { annotations } = answerFrom(message, { sources });
    return annotations.sources.flatMap(({ source: cited, markers }) =>
      markers.flatMap(({ citations }) => citations.map((each) => locateCitation(each, cited))),
    );
  });
  console.log(
    'Citations of the recordings:',
    found.length > 0 ? JSON.stringify(tally(found)) : 'no recordings here',
  );
  expect(tally(found)).not.toHaveProperty('not-found');
});
