import type { Answer } from '@cited-stream/core';
import { expect } from 'vitest';
import { placeMarkers } from '../../placement/place-markers.ts';
import { numbersElement } from '../../placement/test/mark.ts';
import { charactersOf, look } from '../../placement/test/seen.ts';
import { createPipeline } from '../../render/pipeline.ts';
import { toMarkdown } from '../to-markdown.ts';
import { readExport, readMarkdown } from './read-export.ts';

const pipeline = createPipeline({
  remarkPlugins: [],
  rehypePlugins: [],
  footnotes: false,
  idPrefix: '',
});

interface Place {
  numbers: number[];
  /** How many characters are seen before it. */
  before: number;
}

/** Where the markers of an answer stand when it is rendered. */
function placesOf({ annotations }: Answer): Place[] {
  const { text, markers, side } = annotations;
  const tree = pipeline.toHast(pipeline.parse(text).children);
  const from = text.startsWith('\uFEFF') ? 1 : 0;
  const options = { source: text, from, side, isWhole: true, create: numbersElement };
  const groups = placeMarkers(tree, markers, options);
  const { seen } = look(tree);
  return groups.map((group, at) => ({
    numbers: [...new Set(group.markers.map(({ number }) => number))],
    before: charactersOf(seen[at]!.before).length,
  }));
}

export interface Tried {
  answers: number;
  references: number;
  /** How many references had to move away from their place. */
  moved: number;
}

/** What closes a text that ends in the middle of something. */
const ENDS = ['-->', '?>', ']]>', '>', '</script>', '</pre>', '</style>', '</textarea>', '$$'];

/** The exported Markdown reads as the text of the answer, with all its references, each defined exactly once. */
export function expectSameText(answer: Answer, tried: Tried): void {
  const { text, markers } = answer.annotations;
  const exported = toMarkdown(answer, { quotes: true });
  const places = placesOf(answer);
  const numbers = [...new Set(markers.map(({ number }) => number))].sort((a, b) => a - b);
  const prefix = /^[^]*\n\n\[\^(c*)1\]: /.exec(exported)?.[1] ?? '';
  const labels = numbers.map((number) => `${prefix}${number}`);
  const { seen, references, definitions } = readExport(readMarkdown(exported), new Set(labels));
  const plain = readExport(readMarkdown(text), new Set());

  const tail = /\n?((?:<\/\w+>)*)$/;
  const closed = ENDS.map((end) => plain.seen.replace(tail, (_, tags) => `\n${end}${tags}`));
  expect([plain.seen, ...closed]).toContain(seen);
  expect(definitions).toEqual(labels);
  const expected = places.flatMap((place) =>
    place.numbers.map((number) => ({ label: `${prefix}${number}`, before: place.before })),
  );
  expect(references.map(({ label }) => label).sort()).toEqual(
    expected.map(({ label }) => label).sort(),
  );

  tried.answers += 1;
  tried.references += references.length;
  // The model's own footnotes are text when rendered, and not where they are read as footnotes.
  if (text.includes('[^') || text.includes('![')) return;
  for (const label of labels) {
    const own = references.filter((reference) => reference.label === label);
    const places = expected.filter((place) => place.label === label);
    tried.moved += own.filter(({ before }, at) => before !== places[at]!.before).length;
  }
}
