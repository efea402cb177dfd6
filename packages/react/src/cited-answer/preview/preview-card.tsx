'use client';
import type { Marker, MarkerGroup } from '@cited-stream/core';
import * as React from 'react';
import { joinWords } from '../../internal/join-words.ts';
import { useSettings } from '../../provider/use-merged-settings.ts';
import { distinctQuotes } from '../../source-panel/distinct-quotes.ts';
import { SourceLink } from '../../source-panel/source-link.tsx';
import { sourceState } from '../../source-panel/source-state.ts';
import { titleCaveat } from '../../source-panel/source-title.ts';
import { MarkerContext } from '../root/answer-context.ts';
import { CardAction } from './card-action.tsx';
import { CardRest } from './card-rest.tsx';

export interface PreviewCardProps {
  marker: Marker;
  group: MarkerGroup;
  /** Opened by a tap or a click: then it also offers the way on. */
  pinned: boolean;
}

/** Source and place in small type, the quote in large, then what else is cited at the same place. */
export function PreviewCard({ marker, group, pinned }: PreviewCardProps) {
  const settings = useSettings();
  const surroundings = React.useContext(MarkerContext);
  const source = surroundings?.sources.get(marker.sourceKey);
  const state = sourceState(source, marker.citations, surroundings?.running ?? false);
  const [first, ...others] = distinctQuotes(marker.citations, source, settings);
  const about = joinWords(first?.place ?? '', titleCaveat(source, state, settings));
  return (
    <>
      <div className="cited-card-head">
        <span className="cited-card-number">{settings.context.format(marker.number)}</span>
        <SourceLink source={source} state={state} />
        {about && <span className="cited-card-place">{about}</span>}
      </div>
      {first?.text && (
        <blockquote className="cited-card-quote">
          <q className="cited-quote-text">
            <bdi>{first.text}</bdi>
          </q>
        </blockquote>
      )}
      <CardRest quotes={others} markers={group.markers.filter(({ id }) => id !== marker.id)} />
      {pinned && <CardAction marker={marker} source={source} />}
    </>
  );
}
