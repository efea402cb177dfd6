import type { Quote } from './distinct-quotes.ts';

export interface QuoteTextProps {
  quote: Quote;
  /** Language of the text that quotes, which the quotation marks follow. @default that of what is around */
  lang?: string | undefined;
}

/** A quote and its place. Words of a stranger: isolated, and never markup. Renders a `<blockquote>`. */
export function QuoteText({ quote: { text, place }, lang }: QuoteTextProps) {
  if (!text && !place) return null;
  return (
    <blockquote className="cited-quote" lang={lang}>
      {text && (
        <q className="cited-quote-text">
          <bdi>{text}</bdi>
        </q>
      )}
      {text && place && ' '}
      {place && <cite className="cited-quote-place">{place}</cite>}
    </blockquote>
  );
}
