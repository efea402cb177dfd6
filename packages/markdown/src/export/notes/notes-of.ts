import {
  citationLabel,
  type Annotations,
  type Citation,
  type Marker,
  type PlaceLabels,
  type Source,
} from '@cited-stream/core';
import { fold } from './fold.ts';
import { sourceUrl } from './source-url.ts';

export interface NoteOptions {
  /** Whether the notes hold the quotes, each with its place. @default false */
  quotes?: boolean | undefined;
  /** For digits and ranges in places. @default 'en' */
  locale?: string | undefined;
  /** The words of places; see `@cited-stream/core/labels/*`. @default English */
  labels?: PlaceLabels | undefined;
}

/** What stands below an answer for one of its numbers. All of it is plain text on one line, not escaped. */
export interface Note {
  number: number;
  title: string;
  /** An address that may be a link. */
  url: string | undefined;
  /** The places of citations whose quotes are not shown. */
  places: readonly string[];
  quotes: readonly Quote[];
}

export interface Quote {
  text: string;
  /** Empty where there is nothing to say. */
  place: string;
}

/** A note for each number of an answer, in their order. */
export function notesOf({ markers, sources }: Annotations, options: NoteOptions): Note[] {
  const byKey = new Map(sources.map(({ source }) => [source.key, source]));
  const byNumber = new Map<number, Marker[]>();
  for (const marker of markers) {
    const own = byNumber.get(marker.number);
    if (own) own.push(marker);
    else byNumber.set(marker.number, [marker]);
  }
  return [...byNumber]
    .sort(([one], [other]) => one - other)
    .map(([number, own]) => {
      const citations = own.flatMap((marker) => marker.citations);
      return noteOf(number, byKey.get(own[0]!.sourceKey)!, citations, options);
    });
}

function noteOf(
  number: number,
  source: Source,
  citations: readonly Citation[],
  { quotes = false, locale, labels }: NoteOptions,
): Note {
  const places = new Set<string>();
  const shown = new Map<string, Quote>();
  for (const citation of citations) {
    const text = quotes ? fold(citation.quote) : '';
    // Of a page on the web the link says all.
    const place =
      citation.unit === 'web' ? '' : fold(citationLabel(citation, source, { locale, labels }));
    if (text !== '') shown.set(JSON.stringify([text, place]), { text, place });
    else if (place !== '') places.add(place);
  }
  const url = sourceUrl(source.url);
  return {
    number,
    title: fold(source.title) || fold(source.url ?? ''),
    url,
    places: [...places],
    quotes: [...shown.values()],
  };
}
