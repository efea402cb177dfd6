'use client';
import type { Answer, Status } from '@cited-stream/core';
import * as React from 'react';
import { activeMarkerOf } from '../cited-answer/root/active-marker.ts';
import { isRunning } from '../cited-answer/root/is-running.ts';
import { classNames } from '../internal/class-names.ts';
import { hasText } from '../internal/has-text.ts';
import { idPart } from '../internal/id-part.ts';
import { stateAttributes } from '../internal/state-attributes.ts';
import { ActiveContext } from '../provider/active-context.ts';
import { useSettings } from '../provider/use-merged-settings.ts';
import { CitedEntry } from './cited-entry.tsx';
import { createShownEntries } from './shown-entries.ts';
import { UncitedList } from './uncited-list.tsx';
import { usePanelAnswer } from './use-panel-answer.ts';
import { useQuoteLanguage } from './use-quote-language.ts';
import { useWayBack } from './use-way-back.ts';

export interface SourcePanelProps extends Omit<
  React.ComponentPropsWithoutRef<'section'>,
  'children'
> {
  /** @default the answer of the nearest `CitedAnswer.Root` */
  answer?: Answer | undefined;
  /** How many uncited sources are listed. Cited ones always are, all of them. @default all */
  max?: number | undefined;
  /** Level of the heading in the page around it. @default 2 */
  headingLevel?: 2 | 3 | 4 | 5 | undefined;
}

/** The endings of an answer that was let finish what it had to say: of these one can say that they cite nothing. */
const ENDED: ReadonlySet<Status> = new Set(['complete', 'cut-off', 'paused', 'tool-use']);

/**
 * The sources of an answer, as the notes at the end of a chapter. Renders a `<section>`, and nothing while there
 * is nothing to say.
 */
export const SourcePanel = /* @__PURE__ */ React.forwardRef(function SourcePanel(
  { answer: given, max = Infinity, headingLevel = 2, className, ...props }: SourcePanelProps,
  ref: React.ForwardedRef<HTMLElement>,
) {
  const uid = React.useId();
  const { answer, scope, ids } = usePanelAnswer(given, uid);
  const { labels, context } = useSettings();
  const active = React.useContext(ActiveContext)?.active;
  const [shownOf] = React.useState(createShownEntries);

  const { markers, uncited } = answer.annotations;
  const sources = shownOf(answer.annotations.sources);
  const running = isRunning(answer.status);
  const activeMarkerId = activeMarkerOf(active, answer, scope);
  const goBack = useWayBack(answer, scope);
  const headingId = `cited-${idPart(uid)}-panel`;
  const { dir, lang } = useQuoteLanguage(scope, markers[0], headingId);

  // What is not cited yet may be cited in a moment.
  const rest = running ? [] : uncited;
  const isNoneCited = sources.length === 0 && ENDED.has(answer.status);
  const isSilent = !hasText(answer) && markers.length === 0;
  if (isSilent || (sources.length === 0 && rest.length === 0 && !isNoneCited)) return null;

  const Heading = `h${headingLevel}` as 'h2';
  return (
    <section
      role="doc-endnotes"
      aria-labelledby={headingId}
      dir={dir}
      {...props}
      {...stateAttributes({ empty: sources.length === 0, streaming: running })}
      className={classNames('cited-panel', className)}
      ref={ref}
    >
      <Heading className="cited-panel-heading" id={headingId}>
        {labels.panel(context)}
      </Heading>
      {sources.length > 0 && (
        <ol className="cited-panel-list" role="list">
          {sources.map((entry) => (
            <CitedEntry
              key={entry.source.key}
              entry={entry}
              ids={ids}
              running={running}
              scope={scope}
              goBack={goBack}
              quoteLang={lang}
              activeMarkerId={
                entry.markers.some(({ id }) => id === activeMarkerId) ? activeMarkerId : undefined
              }
            />
          ))}
        </ol>
      )}
      {isNoneCited && (
        <p className="cited-panel-none">
          {uncited.length > 0
            ? labels.noneCited(uncited.length, context)
            : labels.noSources(context)}
        </p>
      )}
      {rest.length > 0 && <UncitedList sources={rest} max={max} headingLevel={headingLevel + 1} />}
    </section>
  );
});
