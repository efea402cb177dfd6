'use client';
import type { Marker, Source } from '@cited-stream/core';
import * as React from 'react';
import { allowedUrl } from '../../internal/allowed-url.ts';
import { useSettings } from '../../provider/use-merged-settings.ts';
import { useHasPanel } from '../marker/use-has-panel.ts';
import { ActivationContext } from '../root/answer-context.ts';
import { useScope } from '../root/use-answer.ts';

export interface CardActionProps {
  marker: Marker;
  source: Source | undefined;
}

/** The way on from a pinned card: to the panel, else to the source's own address, else none. */
export function CardAction({ marker, source }: CardActionProps) {
  const { labels, context } = useSettings();
  const activate = React.useContext(ActivationContext);
  const hasPanel = useHasPanel(useScope('CitedAnswer.Preview'));
  const url = allowedUrl(source?.url);
  if (!hasPanel && !url) return null;
  return (
    <footer className="cited-card-foot">
      {hasPanel ? (
        <button
          type="button"
          className="cited-card-action"
          onClick={(event) => activate?.(marker.id, event.nativeEvent, 'preview')}
        >
          {labels.goToSource(context)}
        </button>
      ) : (
        <a className="cited-card-action" href={url} target="_blank" rel="noopener noreferrer">
          {labels.openSource(context)}
          <span className="cited-visually-hidden">{` (${labels.newTab(context)})`}</span>
        </a>
      )}
    </footer>
  );
}
