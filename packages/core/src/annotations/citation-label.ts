import { addressIn, siteOf } from '../sources/address.ts';
import type { Source } from '../sources/source.ts';
import type { Citation } from './annotations.ts';
import { en, type PlaceLabels } from './place-labels.ts';

export interface CitationLabelOptions {
  /** For digits and ranges. @default 'en' */
  locale?: string | undefined;
  /** The words around them; see `@cited-stream/core/labels/*`. @default English */
  labels?: PlaceLabels | undefined;
}

/**
 * Where in its source a citation points, in a few words: "p. 5", "pp. 5–6", "block 3", "result 2", a web host. Empty
 * where there is nothing to say, for a place in plain text for one: its offsets tell a reader nothing.
 *
 * The wire's ends are exclusive and its blocks count from 0; people count what is there, from 1.
 */
export function citationLabel(
  citation: Citation,
  source: Source,
  { locale = 'en', labels = en }: CitationLabelOptions = {},
): string {
  const { unit, range } = citation;
  if (source.kind === 'search-result' && source.index !== null) {
    return labels.result(numbersIn(locale).format(source.index + 1));
  }
  if (unit === 'web') {
    const address = addressIn(source.url);
    return address ? siteOf(address) : '';
  }
  if (!range || (unit !== 'page' && unit !== 'block')) return '';
  const first = unit === 'page' ? range.start : range.start + 1;
  const last = Math.max(first, first + (range.end - range.start) - 1);
  const numbers = numbersIn(locale);
  if (first === last) return labels[unit](numbers.format(first));
  return labels[`${unit}s`](numbers.formatRange(first, last));
}

function numbersIn(locale: string): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(locale, { useGrouping: false });
  } catch {
    // A tag that is none must not take the answer down with it.
    return new Intl.NumberFormat('en', { useGrouping: false });
  }
}
