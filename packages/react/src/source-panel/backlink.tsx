'use client';
import type { Marker } from '@cited-stream/core';
import type * as React from 'react';
import type { AnswerScope } from '../cited-answer/root/answer-scope.ts';
import { stateAttributes } from '../internal/state-attributes.ts';
import { useSettings } from '../provider/use-merged-settings.ts';

export interface BacklinkProps {
  marker: Marker;
  /** Which of its source's markers it is, from 1. */
  use: number;
  /** How many markers the source has. */
  of: number;
  scope: AnswerScope;
  /** It leads back to where the reader came from. */
  active: boolean;
}

/** The way back to one marker: focus goes to that very one. Renders an `<a>`. */
export function Backlink({ marker, use, of, scope, active }: BacklinkProps) {
  const { labels, context } = useSettings();
  const elementId = scope.markerElementId(marker.id);
  const goBack = (event: React.MouseEvent) => {
    const element = scope.find(elementId);
    if (!element || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    element.focus();
  };
  return (
    <a
      id={scope.backlinkElementId(marker.id)}
      className="cited-backlink"
      role="doc-backlink"
      href={`#${elementId}`}
      aria-label={labels.backTo({ number: marker.number, use, of }, context)}
      onClick={goBack}
      {...stateAttributes({ active })}
    >
      ↩
    </a>
  );
}
