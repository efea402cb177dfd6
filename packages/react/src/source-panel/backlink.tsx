'use client';
import type * as React from 'react';
import type { AnswerScope } from '../cited-answer/root/answer-scope.ts';
import { stateAttributes } from '../internal/state-attributes.ts';
import { useSettings } from '../provider/use-merged-settings.ts';
import type { ShownMarker } from './shown-entries.ts';
import type { WayBack } from './use-way-back.ts';

export interface BacklinkProps {
  id: string;
  marker: ShownMarker;
  /** Which of its source's markers it is, from 1. */
  use: number;
  /** How many markers the source has. */
  of: number;
  scope: AnswerScope;
  goBack: WayBack;
  /** It leads back to where the reader came from. */
  active: boolean;
}

/** The way back to one marker. Renders an `<a>`. */
export function Backlink({ id, marker, use, of, scope, goBack, active }: BacklinkProps) {
  const { labels, context } = useSettings();
  const onClick = (event: React.MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (goBack(marker)) event.preventDefault();
  };
  return (
    <a
      id={id}
      className="cited-backlink"
      role="doc-backlink"
      href={`#${scope.markerElementId(marker.id)}`}
      aria-label={labels.backTo({ number: marker.number, use, of }, context)}
      onClick={onClick}
      {...stateAttributes({ active })}
    >
      ↩
    </a>
  );
}
