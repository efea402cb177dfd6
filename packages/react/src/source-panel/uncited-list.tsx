'use client';
import type { Source } from '@cited-stream/core';
import * as React from 'react';
import { stateAttributes } from '../internal/state-attributes.ts';
import { useSettings } from '../provider/use-merged-settings.ts';
import { SourceLink } from './source-link.tsx';
import { sourceState } from './source-state.ts';

export interface UncitedListProps {
  sources: readonly Source[];
  /** How many are listed at most. */
  max: number;
  headingLevel: number;
}

/** The sources that were given and not cited, without numbers. Renders a heading and a `<ul>`. */
export const UncitedList = /* @__PURE__ */ React.memo(function UncitedList({
  sources,
  max,
  headingLevel,
}: UncitedListProps) {
  const { labels, context } = useSettings();
  const headingId = React.useId();
  const Heading = `h${headingLevel}` as 'h3';
  const shown = sources.slice(0, max);
  const left = sources.length - shown.length;
  return (
    <div className="cited-uncited">
      <Heading className="cited-uncited-heading" id={headingId}>
        {labels.uncited(context)}
      </Heading>
      {shown.length > 0 && (
        <ul className="cited-uncited-list" role="list" aria-labelledby={headingId}>
          {shown.map((source) => {
            const state = sourceState(source, [], false);
            const kind = labels.kind(source, context);
            return (
              <li
                key={source.key}
                className="cited-uncited-entry"
                {...stateAttributes({ kind: source.kind, source: state })}
              >
                <SourceLink source={source} state={state} />
                {kind && <span className="cited-entry-about">{kind}</span>}
              </li>
            );
          })}
        </ul>
      )}
      {left > 0 && <p className="cited-uncited-more">{labels.moreUncited(left, context)}</p>}
    </div>
  );
});
