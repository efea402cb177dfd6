import { answerFrom, type Answer } from '@cited-stream/core';
import { block, cite, documents, message } from '@cited-stream/testing/answers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawn } from '../test/drawn.ts';
import { commonmarkExamples, gfmExamples } from '../placement/test/examples.ts';

const SOURCES = documents(3);
const examples = [...new Set([...commonmarkExamples, ...gfmExamples])];

/** The text as the blocks of an answer, of which every other one is cited. */
function cutInto(text: string, cuts: readonly number[], isCited: boolean): Answer {
  const places = [...new Set([0, ...cuts.map((cut) => cut % (text.length + 1)), text.length])];
  places.sort((a, b) => a - b);
  const blocks = places.slice(1).map((end, at) => {
    const piece = text.slice(places[at], end);
    return isCited && at % 2 === 0 ? block(piece, cite(at % 3)) : block(piece);
  });
  return answerFrom(message(blocks), { sources: SOURCES });
}

const withoutGroups = (markup: string) =>
  markup.replaceAll(/<span[^>]*class="cited-group"[^>]*><\/span>/g, '');

test('without its markers every example is drawn as if nothing were cited', () => {
  let markers = 0;
  const runs = Number(process.env['MARKDOWN_RUNS'] ?? 1);
  const cuts = fc.array(fc.nat(), { minLength: 1, maxLength: 8 });
  examples.forEach((text, seed) => {
    fc.assert(
      fc.property(cuts, (places) => {
        const cited = cutInto(text, places, true);
        markers += cited.annotations.markers.length;
        expect(withoutGroups(drawn(cited))).toBe(drawn(cutInto(text, places, false)));
      }),
      { numRuns: runs, seed },
    );
  });
  console.log(`Examples drawn: ${examples.length}, with markers: ${markers}`);
  expect(markers).toBeGreaterThan(examples.length);
});
