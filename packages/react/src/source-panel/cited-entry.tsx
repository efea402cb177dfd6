'use client';
import * as React from 'react';
import type { AnswerScope, PanelIds } from '../cited-answer/root/answer-scope.ts';
import { joinWords } from '../internal/join-words.ts';
import { stateAttributes } from '../internal/state-attributes.ts';
import { useSettings } from '../provider/use-merged-settings.ts';
import { Backlink } from './backlink.tsx';
import { entryNotes, type Note } from './entry-notes.ts';
import { hintMarkers } from './hint-markers.ts';
import { QuoteText } from './quote-text.tsx';
import type { ShownEntry } from './shown-entries.ts';
import { SourceLink } from './source-link.tsx';
import { sourceState } from './source-state.ts';
import { isTitled, titleCaveat } from './source-title.ts';
import type { WayBack } from './use-way-back.ts';

export interface CitedEntryProps {
  entry: ShownEntry;
  ids: PanelIds;
  running: boolean;
  /** `null` where the markers are not on the page. */
  scope: AnswerScope | null;
  goBack: WayBack;
  activeMarkerId: string | undefined;
  /** Of the text that quotes, where the panel has another. */
  quoteLang: string | undefined;
}

/** A cited source with its quotes and the ways back. Renders an `<li>`; a marker's activation focuses it. */
export const CitedEntry = /* @__PURE__ */ React.memo(function CitedEntry({
  entry: { source, number, markers },
  ids,
  running,
  scope,
  goBack,
  activeMarkerId,
  quoteLang,
}: CitedEntryProps) {
  const settings = useSettings();
  const { labels, context } = settings;
  const citations = markers.flatMap((marker) => marker.citations);
  const state = sourceState(source, citations, running);
  const active = markers.some((marker) => marker.id === activeMarkerId);
  const numbers = number === null ? [...new Set(markers.map((marker) => marker.number))] : [number];
  const { place, notes, unquoted } = entryNotes(markers, source, settings);
  const id = ids.entryElementId(source.key);
  const titleId = `${id}-title`;

  const about = joinWords(
    state === 'ready' || isTitled(source) ? labels.kind(source, context) : '',
    place === source.title ? '' : place,
    titleCaveat(source, state, settings),
    state === 'unavailable' && isTitled(source) ? labels.sourceUnavailable(context) : '',
  );
  const backlinks = (uses: Note['uses']) =>
    scope &&
    uses.map(({ marker, use }) => (
      <Backlink
        key={marker.id}
        id={ids.backlinkElementId(marker.id)}
        marker={marker}
        use={use}
        of={markers.length}
        scope={scope}
        goBack={goBack}
        active={marker.id === activeMarkerId}
      />
    ));
  const hint = (uses: Note['uses'], hinted: boolean) => () =>
    hintMarkers(
      scope,
      uses.map(({ marker }) => marker),
      hinted,
    );
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
          {about && <span className="cited-entry-about">{about}</span>}
          {scope && unquoted.length > 0 && <span>{backlinks(unquoted)}</span>}
        </div>
        {notes.map(({ quote, uses }) => (
          <div
            key={quote.key}
            className="cited-note"
            onPointerEnter={hint(uses, true)}
            onPointerLeave={hint(uses, false)}
            {...stateAttributes({
              active: uses.some(({ marker }) => marker.id === activeMarkerId),
            })}
          >
            <QuoteText quote={quote} lang={quoteLang} />
            {backlinks(uses)}
          </div>
        ))}
      </div>
    </li>
  );
});
