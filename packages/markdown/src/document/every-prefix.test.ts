/// <reference types="node" />
import { liveStates } from '@cited-stream/testing/answers';
import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { commonmarkExamples, gfmExamples } from '../placement/test/examples.ts';
import { createParse } from '../syntax/create-parse.ts';
import { streamedAnswers } from '../test/recorded-events.ts';
import { createDocument, createLimitedDocument } from './create-document.ts';
import type { Limits } from './inside/limits.ts';
import type { MarkdownDocument } from './markdown-document.ts';
import { anyText } from './test/any-text.ts';
import { mergeText } from './test/merge-text.ts';

/** The usual run is a sample; `MARKDOWN_RUNS=100` is a long search. */
const RUNS = Number(process.env['MARKDOWN_RUNS'] ?? 1);
const SEED = Number(process.env['MARKDOWN_SEED'] ?? 1);

/** So small that hardly a block is too short to settle from within. */
const SMALL: Limits = { block: 1, paragraph: 8, code: 2, piece: 2 };

const parse = createParse();
let prefixes = 0;

/** The plain parse of the library decides what is right, never code of ours. */
function expectSame(document: MarkdownDocument, text: string): void {
  const nodes = mergeText(document.blocks.map(({ node }) => node));
  const expected = mergeText(parse(text).children);
  // Faster by far than to expect it.
  if (!isDeepStrictEqual(nodes, expected)) expect(nodes, JSON.stringify(text)).toEqual(expected);
  prefixes += 1;
}

function expectSameAtEveryPrefix(text: string, limits: Limits | undefined): void {
  const document = createLimitedDocument(parse, limits);
  for (let end = 0; end <= text.length; end += 1) {
    const prefix = text.slice(0, end);
    expectSame(document.update(prefix), prefix);
  }
}

afterAll(() => console.log(`Prefixes whose document is the plain parse of them: ${prefixes}`));

const examples = [...new Set([...commonmarkExamples, ...gfmExamples])];
const where = gfmExamples.length > 0 ? '' : ' (without those of GitHub: no SPECS_DIR)';

test(`every prefix of the examples of the specifications${where}`, () => {
  const tried = examples.filter((_, index) => RUNS > 1 || index % 4 === SEED % 4);
  console.log(`Examples of the specifications: ${tried.length} of ${examples.length}`);
  for (const example of tried) expectSameAtEveryPrefix(example, SMALL);
});

test.each([
  ['pairs of examples', SMALL, 80],
  ['pairs of examples', undefined, 30],
])('every prefix of random %s, settling within %j', (_, limits, numRuns) => {
  const example = fc.constantFrom(...examples);
  fc.assert(
    fc.property(example, fc.constantFrom('', '\n'), example, (first, between, second) =>
      expectSameAtEveryPrefix(first + between + second, limits),
    ),
    { seed: SEED, numRuns: numRuns * RUNS },
  );
});

test.each(Object.keys(anyText))(
  'every prefix of random %s, with blocks that settle early',
  (kind) => {
    fc.assert(
      fc.property(anyText[kind]!, (text) => expectSameAtEveryPrefix(text, SMALL)),
      { seed: SEED, numRuns: 60 * RUNS },
    );
  },
);

test('every prefix of random lines, with blocks that settle only as a whole', () => {
  fc.assert(
    fc.property(anyText['lines']!, (text) => expectSameAtEveryPrefix(text, undefined)),
    { seed: SEED, numRuns: 60 * RUNS },
  );
});

const answers = await streamedAnswers();

test(`the text of ${answers.length} answers, as they came`, async () => {
  const SAMPLES = 8 * RUNS;
  for (const { events, sources } of answers) {
    const states = await liveStates(events, { sources });
    const documents = [createDocument(parse), createLimitedDocument(parse, SMALL)];
    const step = Math.ceil(states.length / SAMPLES);
    for (const [index, { annotations }] of states.entries()) {
      const { text } = annotations;
      const grown = documents.map((document) => document.update(text));
      if (index % step !== 0 && index < states.length - 1) continue;
      for (const document of grown) expectSame(document, text);
    }
  }
});
