import type { Marker, Source } from '@cited-stream/core';
import type { Settings } from '../provider/settings-context.ts';
import { distinctQuotes, type Quote } from './distinct-quotes.ts';

/** One quote of a source with the markers that are reached from it. */
export interface Note {
  quote: Quote;
  /** Each with its place among all the source's markers, from 1. */
  uses: readonly { marker: Marker; use: number }[];
}

/**
 * The quotes of a source in order. Every marker stands once, at the first of its quotes. A place that is the
 * same for the whole source, such as a host, is said once and for all in `place`.
 */
export function entryNotes(
  markers: readonly Marker[],
  source: Source,
  settings: Pick<Settings, 'labels' | 'context'>,
): { place: string; notes: Note[] } {
  const notes = new Map<string, { quote: Quote; uses: { marker: Marker; use: number }[] }>();
  markers.forEach((marker, index) => {
    distinctQuotes(marker.citations, source, settings).forEach((quote, at) => {
      const note = notes.get(quote.key) ?? { quote, uses: [] };
      notes.set(quote.key, note);
      if (at === 0) note.uses.push({ marker, use: index + 1 });
    });
  });
  const all = [...notes.values()];
  const whole = all[0] !== undefined && isWhole(all[0].quote, source);
  const place = whole ? all[0]!.quote.place : '';
  const said = all.map((note) => (whole ? { ...note, quote: { ...note.quote, place: '' } } : note));
  return {
    place,
    notes: said.filter(({ quote, uses }) => quote.text || quote.place || uses.length),
  };
}

function isWhole({ citation }: Quote, { kind }: Source): boolean {
  return citation.unit === 'web' || kind === 'search-result';
}
