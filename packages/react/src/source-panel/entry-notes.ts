import type { Source } from '@cited-stream/core';
import type { Settings } from '../provider/settings-context.ts';
import { distinctQuotes, type Quote } from './distinct-quotes.ts';
import type { ShownMarker } from './shown-entries.ts';

/** One quote of a source with the markers that are reached from it. */
export interface Note {
  quote: Quote;
  /** Each with its place among all the source's markers, from 1. */
  uses: readonly { marker: ShownMarker; use: number }[];
}

export interface EntryNotes {
  /** A place that is the same for the whole source, such as a host, is said once and for all. */
  place: string;
  notes: Note[];
  /** The markers that quote nothing, and name no place of their own. */
  unquoted: Note['uses'];
}

/** The quotes of a source in order. Every marker stands once, at the first of its quotes. */
export function entryNotes(
  markers: readonly ShownMarker[],
  source: Source,
  settings: Pick<Settings, 'labels' | 'context'>,
): EntryNotes {
  const notes = new Map<string, { quote: Quote; uses: { marker: ShownMarker; use: number }[] }>();
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
    notes: said.filter(({ quote }) => saysSomething(quote)),
    unquoted: said.filter(({ quote }) => !saysSomething(quote)).flatMap(({ uses }) => uses),
  };
}

function isWhole({ citation }: Quote, { kind }: Source): boolean {
  return citation.unit === 'web' || kind === 'search-result';
}

function saysSomething({ text, place }: Quote): boolean {
  return text !== '' || place !== '';
}
