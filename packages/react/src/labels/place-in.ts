import { citationLabel, type PlaceLabels } from '@cited-stream/core';
import type { Labels } from './labels.ts';

/**
 * Words the places of a source in a language. Many languages have digits of their own, which core would choose by
 * the language: here they are those of the markers, so that one page does not count in two ways.
 */
export function placeIn(language: string, words: PlaceLabels): Labels['place'] {
  const locale = `${language}-u-nu-latn`;
  return (citation, source, { format }) => {
    const inDigits = (numbers: string) => numbers.replace(/\d/g, (digit) => format(Number(digit)));
    return citationLabel(citation, source, {
      locale,
      labels: {
        page: (number) => words.page(inDigits(number)),
        pages: (range) => words.pages(inDigits(range)),
        block: (number) => words.block(inDigits(number)),
        blocks: (range) => words.blocks(inDigits(range)),
        result: (number) => words.result(inDigits(number)),
      },
    });
  };
}
