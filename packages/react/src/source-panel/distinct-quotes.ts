import type { Citation, Source } from '@cited-stream/core';
import type { Settings } from '../provider/settings-context.ts';
import { tidyQuote } from './tidy-quote.ts';

export interface Quote {
  key: string;
  /** Can be empty: some web citations quote nothing. */
  text: string;
  /** Can be empty. */
  place: string;
  /** The citation it was first met in. */
  citation: Citation;
}

/** What the citations quote, each passage once: the wire can cite the same words many times. */
export function distinctQuotes(
  citations: readonly Citation[],
  source: Source | undefined,
  { labels, context }: Pick<Settings, 'labels' | 'context'>,
): Quote[] {
  const quotes = new Map<string, Quote>();
  for (const citation of citations) {
    const text = tidyQuote(citation.quote);
    const place = source ? labels.place(citation, source, context) : '';
    const key = JSON.stringify([place, text]);
    if (!quotes.has(key)) quotes.set(key, { key, text, place, citation });
  }
  return [...quotes.values()];
}
