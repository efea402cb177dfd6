'use client';
import type { Marker } from '@cited-stream/core';
import * as React from 'react';
import { useSettings } from '../../provider/use-merged-settings.ts';
import { distinctQuotes, type Quote } from '../../source-panel/distinct-quotes.ts';
import { QuoteText } from '../../source-panel/quote-text.tsx';
import { SourceLink } from '../../source-panel/source-link.tsx';
import { sourceState } from '../../source-panel/source-state.ts';
import { titleCaveat } from '../../source-panel/source-title.ts';
import { MarkerContext } from '../root/answer-context.ts';

export interface CardRestProps {
  /** Further quotes of the marker itself. */
  quotes: readonly Quote[];
  /** The other markers of its group. */
  markers: readonly Marker[];
}

/** What else is cited at the same place. Renders a `<div>`, or nothing. */
export function CardRest({ quotes, markers }: CardRestProps) {
  const settings = useSettings();
  const surroundings = React.useContext(MarkerContext);
  if (quotes.length + markers.length === 0) return null;
  return (
    <div className="cited-card-rest">
      <p className="cited-card-label">{settings.labels.alsoHere(settings.context)}</p>
      <ul className="cited-card-list" role="list">
        {quotes.map((quote) => (
          <li key={quote.key}>
            <QuoteText quote={quote} />
          </li>
        ))}
        {markers.map((marker) => {
          const source = surroundings?.sources.get(marker.sourceKey);
          const state = sourceState(source, marker.citations, surroundings?.running ?? false);
          const caveat = titleCaveat(source, state, settings);
          return (
            <li key={marker.id}>
              <span className="cited-card-number">{settings.context.format(marker.number)}</span>
              <SourceLink source={source} state={state} />
              {caveat && <span className="cited-card-place">{caveat}</span>}
              {distinctQuotes(marker.citations, source, settings).map((quote) => (
                <QuoteText key={quote.key} quote={quote} />
              ))}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
