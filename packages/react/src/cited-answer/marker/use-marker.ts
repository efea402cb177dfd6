'use client';
import type { Marker } from '@cited-stream/core';
import * as React from 'react';
import { allowedUrl } from '../../internal/allowed-url.ts';
import type { PartState } from '../../internal/state-attributes.ts';
import { useSettings } from '../../provider/use-merged-settings.ts';
import { sourceState } from '../../source-panel/source-state.ts';
import { MarkerContext } from '../root/answer-context.ts';
import { missingRoot } from '../root/missing-root.ts';
import { useScope } from '../root/use-answer.ts';
import { markerName } from './marker-name.ts';
import { useHasPanel } from './use-has-panel.ts';

/** What an `<a>` needs to be a marker, the digits in it, and what state it is in. */
export interface MarkerParts {
  linkProps: React.AnchorHTMLAttributes<HTMLAnchorElement> & { 'data-marker': string };
  digits: string;
  state: PartState;
}

/** A marker's behaviour, for markers of one's own. Everything else is delegated to the root. */
export function useMarker(marker: Marker): MarkerParts {
  const surroundings = React.useContext(MarkerContext);
  if (!surroundings) throw missingRoot('CitedAnswer.Marker');
  const scope = useScope('CitedAnswer.Marker');
  const settings = useSettings();
  const hasPanel = useHasPanel(scope);

  const { sources, running, activeMarkerId } = surroundings;
  const source = sources.get(marker.sourceKey);
  const active = activeMarkerId === marker.id;

  return React.useMemo(() => {
    const id = scope.markerElementId(marker.id);
    const url = hasPanel ? undefined : allowedUrl(source?.url);
    return {
      linkProps: {
        id,
        role: 'doc-noteref',
        href: url ?? `#${hasPanel ? scope.entryElementId(marker.sourceKey) : id}`,
        ...(url && { target: '_blank', rel: 'noopener noreferrer' }),
        'aria-label': markerName(marker, source, running, settings),
        translate: 'no',
        'data-marker': marker.id,
      },
      digits: settings.context.format(marker.number),
      state: {
        active,
        settled: marker.settled,
        source: sourceState(source, marker.citations, running),
      },
    };
  }, [scope, settings, marker, source, running, hasPanel, active]);
}
