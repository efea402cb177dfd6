'use client';
import type { SourceEntry } from '@cited-stream/core';
import * as React from 'react';
import type { AnswerScope } from '../cited-answer/root/answer-scope.ts';
import { stateAttributes } from '../internal/state-attributes.ts';
import { useSettings } from '../provider/use-merged-settings.ts';
import { Backlink } from './backlink.tsx';
import { entryNotes } from './entry-notes.ts';
import { QuoteText } from './quote-text.tsx';
import { SourceLink } from './source-link.tsx';
import { sourceState } from './source-state.ts';

export interface CitedEntryProps {
  entry: SourceEntry;
  id: string;
  running: boolean;
  /** `null` where the markers are not on the page. */
  scope: AnswerScope | null;
  activeMarkerId: string | undefined;
}

/** A cited source with its quotes and the ways back. Renders an `<li>`; a marker's activation focuses it. */
export const CitedEntry = /* @__PURE__ */ React.memo(function CitedEntry({
  entry: { source, number, markers },
  id,
  running,
  scope,
  activeMarkerId,
}: CitedEntryProps) {
  const settings = useSettings();
  const { labels, context } = settings;
  const citations = markers.flatMap((marker) => marker.citations);
  const state = sourceState(source, citations, running);
  const active = markers.some((marker) => marker.id === activeMarkerId);
  const numbers = number === null ? [...new Set(markers.map((marker) => marker.number))] : [number];
  const kind = state === 'ready' ? labels.kind(source, context) : '';
  const { place, notes } = entryNotes(markers, source, settings);
  const titleId = `${id}-title`;
  return (
    <li
      id={id}
      tabIndex={-1}
      className="cited-entry"
      aria-labelledby={titleId}
      {...stateAttributes({ active, kind: source.kind, source: state })}
    >
      <span className="cited-entry-number">{numbers.map(context.format).join(', ')}</span>
      <div className="cited-entry-body">
        <div className="cited-entry-head">
          <SourceLink source={source} state={state} id={titleId} />
          {kind && <span className="cited-entry-kind">{kind}</span>}
          {place && place !== source.title && <span className="cited-entry-kind">{place}</span>}
          {state === 'unavailable' && source.titleFrom !== 'fallback' && (
            <span className="cited-entry-kind">{labels.sourceUnavailable(context)}</span>
          )}
        </div>
        {notes.map(({ quote, uses }) => (
          <div
            key={quote.key}
            className="cited-note"
            {...stateAttributes({
              active: uses.some(({ marker }) => marker.id === activeMarkerId),
            })}
          >
            <QuoteText quote={quote} />
            {scope &&
              uses.map(({ marker, use }) => (
                <Backlink
                  key={marker.id}
                  marker={marker}
                  use={use}
                  of={markers.length}
                  scope={scope}
                  active={marker.id === activeMarkerId}
                />
              ))}
          </div>
        ))}
      </div>
    </li>
  );
});
