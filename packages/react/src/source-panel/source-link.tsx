'use client';
import type { Source } from '@cited-stream/core';
import { allowedUrl } from '../internal/allowed-url.ts';
import { stateAttributes } from '../internal/state-attributes.ts';
import { useSettings } from '../provider/use-merged-settings.ts';
import type { SourceState } from './source-state.ts';
import { isTitled, sourceTitle } from './source-title.ts';

export interface SourceLinkProps {
  source: Source | undefined;
  state: SourceState;
  id?: string | undefined;
}

/** A source's title, as a link if its URL may be one. Renders a `<span>`. */
export function SourceLink({ source, state, id }: SourceLinkProps) {
  const settings = useSettings();
  const title = <bdi>{sourceTitle(source, state, settings)}</bdi>;
  const url = allowedUrl(source?.url);
  const placeholder = state !== 'ready' && !isTitled(source);
  return (
    <span
      className="cited-source-title"
      id={id}
      {...stateAttributes({ source: state, placeholder })}
    >
      {url ? (
        <a
          className="cited-source-name cited-source-link"
          href={url}
          target="_blank"
          rel="noopener noreferrer"
        >
          {title}
          <span className="cited-visually-hidden">
            {` (${settings.labels.newTab(settings.context)})`}
          </span>
        </a>
      ) : (
        <span className="cited-source-name">{title}</span>
      )}
    </span>
  );
}
