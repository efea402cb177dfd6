import type { Quote } from './distinct-quotes.ts';

/** A quote and its place. Words of a stranger: isolated, and never markup. Renders a `<blockquote>`. */
export function QuoteText({ quote: { text, place } }: { quote: Quote }) {
  if (!text && !place) return null;
  return (
    <blockquote className="cited-quote">
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
