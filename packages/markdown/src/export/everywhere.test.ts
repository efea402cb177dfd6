/// <reference types="node" />
import { answerFrom, type Answer } from '@cited-stream/core';
import { after, block, cite, documents, finished, message } from '@cited-stream/testing/answers';
import { demonstrations } from '@cited-stream/testing/demonstrations';
import { expect, test } from 'vitest';
import { commonmarkExamples, gfmExamples } from '../placement/test/examples.ts';
import { wordEnds } from '../placement/test/markers-at.ts';
import { streamedAnswers } from '../test/recorded-events.ts';
import { expectSameText, type Tried } from './test/exports.ts';
import { toHtml } from './to-html.ts';

/** How many random sets of citations are tried on each example; a long search sets 20. */
const RUNS = Number(process.env['MARKDOWN_RUNS'] ?? 1);

const EXTRA = [
  'Costs $x^2$ more.\n\n$$\n\\sum y\n$$\n\nSo $a$.\n\n$$\nopen\n\nnot closed',
  '- one\n  ```js\n  code\n  ```\n- two https://e.org/a\n\n  > three\n  > four\n- [docs]\n\n[docs]: /u\n',
  'a[^1] b[^c1]\n\n[^1]: See https://e.org/a.\n\n[^2]: x\n    y\n',
  '\uFEFF# A\r\n\r\nb *c*\r\n> d\r\n> e\r\n\r\n| f | g |\r\n|-|-|\r\n| h@i.jk | www.l.mn |\r\n',
  '<script>\na\n\nb',
  'one\n\n~~~\ntwo\n\n',
];
const examples = [...new Set([...commonmarkExamples, ...gfmExamples, ...EXTRA])];

let seed = 1;
function random(): number {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff;
  return seed / 0x8000_0000;
}

/** An answer of this text, cut into cited blocks at these offsets. */
function citedAt(text: string, ends: readonly number[]): Answer {
  const blocks = [...ends, text.length].map((end, at) => {
    const own = text.slice(ends[at - 1] ?? 0, end);
    return at < ends.length ? block(own, cite(at, 'A *quote* [of]\n# it')) : block(own);
  });
  return answerFrom(message(blocks), { sources: documents(ends.length) });
}

function note({ answers, references, moved }: Tried): string {
  return `${answers} answers with ${references} references, ${moved} of them moved`;
}

const start = (): Tried => ({ answers: 0, references: 0, moved: 0 });

test('exported examples of the specifications read as before, with all references, wherever they are cited', () => {
  const tried = start();
  for (const text of examples) {
    const ends = wordEnds(text);
    for (let run = 0; run < RUNS; run += 1) {
      const share = random() * random();
      const own = ends.filter(() => random() < share);
      if (own.length === 0) continue;
      try {
        expectSameText(citedAt(text, own), tried);
      } catch (error) {
        throw new Error(`${JSON.stringify(text)} at ${own.join()}`, { cause: error });
      }
    }
  }
  const without = gfmExamples.length > 0 ? '' : ', without those of GitHub, which are not here';
  console.log(`Exported: ${note(tried)}, of ${examples.length} examples${without}.`);
  expect(tried.references).toBeGreaterThan(1000);
});

test('exported recordings and demonstrations read as before, whole and in the middle', async () => {
  const tried = start();
  const recorded = await streamedAnswers();
  for (const { name, events, sources } of recorded) {
    for (const share of [0.3, 0.6, 1]) {
      const answer = after(events.slice(0, Math.ceil(events.length * share)), { sources });
      if (answer.annotations.markers.length === 0) continue;
      try {
        expectSameText(answer, tried);
      } catch (error) {
        throw new Error(`${name} at ${share}`, { cause: error });
      }
    }
  }
  for (const demonstration of demonstrations) {
    const answer = finished(demonstration);
    if (answer.annotations.markers.length > 0) expectSameText(answer, tried);
  }
  const extra = recorded.length - demonstrations.length;
  console.log(
    `Exported: ${note(tried)}, of ${demonstrations.length} demonstrations ` +
      (extra > 0 ? `and ${extra} recordings.` : 'alone: there are no recordings here.'),
  );
});

test('in exported HTML no id is there twice, and each link inside of it leads somewhere', () => {
  let links = 0;
  for (const text of examples) {
    const ends = wordEnds(text).filter(() => random() < 0.2);
    const html = toHtml(citedAt(text, ends), { quotes: true });
    const ids = [...html.matchAll(/ id="(cited-[^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, target] of html.matchAll(/ href="#(cited-[^"]*)"/g)) {
      links += 1;
      expect(ids).toContain(target);
    }
  }
  console.log(`Exported as HTML: ${examples.length} examples with ${links} links inside of them.`);
});
