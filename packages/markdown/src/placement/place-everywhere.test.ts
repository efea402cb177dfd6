/// <reference types="node" />
import type { Root } from 'hast';
import rehypeKatex from 'rehype-katex';
import rehypeRaw from 'rehype-raw';
import remarkMath from 'remark-math';
import { expect, test } from 'vitest';
import { placeMarkers } from './place-markers.ts';
import { commonmarkExamples, gfmExamples } from './test/examples.ts';
import { createRender, numbersElement } from './test/mark.ts';
import { markersAt, wordEnds } from './test/markers-at.ts';
import { bare, charactersBefore, charactersOf, look, OPAQUE } from './test/seen.ts';

/** How many random sets of markers are tried on each text, and which share of the ends; a long search sets 10. */
const RUNS = Number(process.env['MARKDOWN_RUNS'] ?? 2);
const SHARE = Math.min(1, RUNS / 10);
const SIDES = ['after', 'before'] as const;

const EXTRA = [
  'Costs $x^2$ more.\n\n$$\n\\sum y\n$$\n\nSo $a$.\n',
  '😀 a&#128512;😀b **😀**. &amp; \\* 😀\n> 😀\n>  b\n',
  'www.e.org a@b.co, *c www.d.org e* https://e.org/a.\n\n- www.e.org\n  - b\n',
  'a<sup>b</sup> <b>c *d*</b> <!-- e --> f\n\n<div>\n\ng <i>h</i>\n\n</div>\n\n<p>i\n',
];
const examples = [...new Set([...commonmarkExamples, ...gfmExamples, ...EXTRA])];

const EXAMPLES =
  `${examples.length} examples` +
  (gfmExamples.length > 0 ? '' : ', without those of GitHub, which are not here');

const renders = {
  plain: createRender(),
  'with raw HTML': createRender({ raw: true }),
  'with HTML and mathematics': createRender({
    raw: true,
    remark: [remarkMath],
    rehype: [rehypeRaw, rehypeKatex],
  }),
};

let seed = 1;
function random(): number {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff;
  return seed / 0x8000_0000;
}

function setsOf(ends: readonly number[]): number[][] {
  const subsets = Array.from({ length: RUNS }, () => {
    const share = random();
    return ends.filter(() => random() < share);
  });
  return [...ends.filter(() => random() < 2 * SHARE).map((end) => [end]), [...ends], ...subsets];
}

function expectUnharmed(
  text: string,
  tree: Root,
  ends: readonly number[],
  side: 'after' | 'before',
) {
  const marked = structuredClone(tree);
  const markers = markersAt(text, ends, side);
  const groups = placeMarkers(marked, markers, {
    source: text,
    from: text.startsWith('\uFEFF') ? 1 : 0,
    side,
    isWhole: true,
    create: numbersElement,
  });
  expect(bare(marked)).toBe(bare(tree));
  const { seen } = look(marked);
  expect(seen.flatMap(({ inside }) => inside.filter((name) => OPAQUE.includes(name)))).toEqual([]);
  const numbers = groups.flatMap((group) => group.markers.map(({ number }) => number));
  expect(seen.map(({ added }) => added).join('')).toBe(
    groups.map((group) => `[${group.markers.map(({ number }) => number).join()}]`).join(''),
  );
  expect(numbers).toEqual(ends.map((_, at) => at + 1));
}

test.each(Object.entries(renders))(
  '%s, markers anywhere in the examples leave the tree as it is, stay out of links and code, and keep their order',
  (name, render) => {
    let tried = 0;
    for (const text of examples) {
      const tree = render(text);
      for (const ends of setsOf(wordEnds(text))) {
        const side = SIDES[tried % 2]!;
        try {
          expectUnharmed(text, tree, ends, side);
        } catch (error) {
          throw new Error(`${JSON.stringify(text)} at ${ends.join()} (${side})`, { cause: error });
        }
        tried += 1;
      }
    }
    console.log(`Markers anywhere, ${name}: ${tried} sets in ${EXAMPLES}.`);
  },
);

test('a marker stands where a letter would be shown that is written at the end of its words', () => {
  const render = renders.plain;
  let compared = 0;
  let ends = 0;
  for (const text of examples) {
    const tree = render(text);
    for (const end of wordEnds(text)) {
      if (random() >= SHARE) continue;
      ends += 1;
      const written = render(text.slice(0, end) + LETTER + text.slice(end));
      if (bare(written).replace(LETTER, '') !== bare(tree)) continue;
      const expected = charactersBefore(written, LETTER);
      if (expected === null) continue;
      compared += 1;
      // One character of its own keeps the marker behind it.
      const supports = { start: end - 1, end };
      const marker = { ...markersAt(text, [end], 'before')[0]!, supports };
      const marked = structuredClone(tree);
      placeMarkers(marked, [marker], {
        source: text,
        side: 'before',
        isWhole: true,
        create: numbersElement,
      });
      const before = charactersOf(look(marked).seen[0]!.before);
      expect([text, end, before]).toEqual([text, end, expected]);
    }
  }
  console.log(`Markers against letters: ${compared} of ${ends} ends in ${EXAMPLES}.`);
  expect(compared).toBeGreaterThan(ends / 4);
});

/** It is neither white space nor punctuation, and no text has it. */
const LETTER = '\uE000';
