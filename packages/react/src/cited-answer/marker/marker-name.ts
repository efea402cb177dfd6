import type { Marker, Source } from '@cited-stream/core';
import type { Settings } from '../../provider/settings-context.ts';
import { sourceState } from '../../source-panel/source-state.ts';
import { sourceTitle } from '../../source-panel/source-title.ts';

/** Longer titles are cut, in characters: a name is heard whole each time the marker is met. */
const TITLE_LENGTH = 80;

/** "Citation 3: Annual report 2025, p. 5". */
export function markerName(
  marker: Marker,
  source: Source | undefined,
  running: boolean,
  settings: Pick<Settings, 'labels' | 'context'>,
): string {
  const { labels, context } = settings;
  const state = sourceState(source, marker.citations, running);
  const title = sourceTitle(source, state, settings);
  const places = source
    ? marker.citations.map((citation) => labels.place(citation, source, context))
    : [];
  const named = [...new Set(places)].filter((word) => word && word !== title);
  return labels.marker(
    { number: marker.number, title: shorten(title), places: named, loading: state === 'loading' },
    context,
  );
}

function shorten(title: string): string {
  const characters = [...title];
  return characters.length <= TITLE_LENGTH
    ? title
    : `${characters
        .slice(0, TITLE_LENGTH - 1)
        .join('')
        .trimEnd()}…`;
}
