'use client';
import * as HoverCard from '@radix-ui/react-hover-card';
import type { Marker, MarkerGroup, Source } from '@cited-stream/core';
import * as React from 'react';
import { classNames } from '../../internal/class-names.ts';
import { stateAttributes } from '../../internal/state-attributes.ts';
import { useSettings } from '../../provider/use-merged-settings.ts';
import { markerName } from '../marker/marker-name.ts';
import { isRunning } from '../root/is-running.ts';
import { useAnswer, useScope } from '../root/use-answer.ts';
import { CardFocus } from './card-focus.tsx';
import { findMarker } from './find-marker.ts';
import { PreviewAnchor } from './preview-anchor.tsx';
import { PreviewCard } from './preview-card.tsx';
import { useCardHandlers } from './use-card-handlers.ts';
import { useEndOfAnswer } from './use-end-of-answer.ts';
import { usePreviewAnchor } from './use-preview-anchor.ts';
import { usePreviewKeys } from './use-preview-keys.ts';

export interface PreviewContext {
  group: MarkerGroup;
  marker: Marker;
  /** `undefined` while nothing is known of it. */
  source: Source | undefined;
}

export interface PreviewProps extends Omit<React.ComponentPropsWithoutRef<'div'>, 'children'> {
  /** What the card shows instead of source, place and quotes. */
  children?: ((context: PreviewContext) => React.ReactNode) | undefined;
}

/** Between the marker and the card, in pixels: near enough to belong, and clear of the line's descenders. */
const OFFSET = 10;
/** Between the card and the edges of the window, in pixels. */
const EDGE = 12;

/**
 * The card that shows what a marker stands for. One serves all markers of an answer, and repeats what the
 * panel says. Renders a `<div>` at the end of the page while open.
 */
export const Preview = /* @__PURE__ */ React.forwardRef(function Preview(
  { children, className, ...props }: PreviewProps,
  ref: React.ForwardedRef<HTMLDivElement>,
) {
  const answer = useAnswer('CitedAnswer.Preview');
  const scope = useScope('CitedAnswer.Preview');
  const { preview, previews } = scope;
  const state = React.useSyncExternalStore(
    preview.subscribe,
    preview.getSnapshot,
    preview.getSnapshot,
  );
  const placed = findMarker(answer.annotations, state.markerId);
  useEndOfAnswer(scope, answer);
  const anchor = usePreviewAnchor(scope, state.markerId, placed !== null);
  usePreviewKeys(scope);
  React.useEffect(() => {
    previews.count += 1;
    return () => void (previews.count -= 1);
  }, [previews]);

  const pinned = state.by === 'held';
  const handlers = useCardHandlers(props, scope, anchor?.element, pinned);
  const source = answer.sources.find(({ key }) => key === placed?.marker.sourceKey);
  const settings = useSettings();
  const name = placed
    ? markerName(placed.marker, source, isRunning(answer.status), settings)
    : undefined;
  return (
    <HoverCard.Root
      open={placed !== null && anchor !== null}
      onOpenChange={(open) => {
        // Our handlers keep the card's own timers still: what is left is Escape and a press outside.
        if (!open) preview.dismiss();
      }}
    >
      <HoverCard.Trigger asChild>
        <PreviewAnchor element={anchor?.element ?? null} />
      </HoverCard.Trigger>
      <HoverCard.Portal container={anchor?.container}>
        <HoverCard.Content
          dir={anchor?.dir}
          lang={anchor?.lang}
          data-theme={anchor?.theme}
          sideOffset={OFFSET}
          collisionPadding={EDGE}
          {...props}
          {...handlers}
          {...stateAttributes({ pinned })}
          {...(pinned && { role: 'dialog', tabIndex: 0, 'aria-label': name })}
          className={classNames('cited-card', className)}
          ref={ref}
        >
          {placed && (
            <>
              {children ? (
                children({ ...placed, source })
              ) : (
                <PreviewCard {...placed} pinned={pinned} />
              )}
              <CardFocus pinned={pinned} markerId={placed.marker.id} />
            </>
          )}
        </HoverCard.Content>
      </HoverCard.Portal>
    </HoverCard.Root>
  );
});
