import type * as React from 'react';
import { composeEventHandlers } from '../../internal/compose-event-handlers.ts';
import type { AnswerScope } from '../root/answer-scope.ts';
import type { Activation } from '../root/use-activation.ts';

type ArticleProps = React.ComponentPropsWithoutRef<'article'>;
type Handlers = Pick<
  ArticleProps,
  | 'onPointerDown'
  | 'onPointerOver'
  | 'onPointerMove'
  | 'onPointerOut'
  | 'onFocus'
  | 'onBlur'
  | 'onClick'
>;

/** One set of handlers on the answer serves all its markers, however many there are. */
export function previewHandlers(
  theirs: Handlers,
  scope: AnswerScope,
  activate: Activation,
): Handlers {
  const { preview, focus, keyboard, pointer } = scope;

  return {
    onPointerDown: composeEventHandlers(theirs.onPointerDown, (event) => {
      pointer.type = event.pointerType;
    }),
    onPointerOver: composeEventHandlers(theirs.onPointerOver, (event) => {
      const marker = markerAt(event, event.target);
      if (event.pointerType === 'touch' || marker === pointer.over) return;
      pointer.over = marker;
      if (marker !== null) preview.enterMarker(marker);
      // A marker that is taken away under the pointer does not see it leave.
      else preview.leaveMarker();
    }),
    onPointerMove: composeEventHandlers(theirs.onPointerMove, (event) => {
      if (event.pointerType !== 'touch' && pointer.over !== null) preview.moveOnMarker();
    }),
    onPointerOut: composeEventHandlers(theirs.onPointerOut, (event) => {
      const { over } = pointer;
      if (over === null || markerAt(event, event.target) !== over) return;
      if (markerAt(event, event.relatedTarget) === over) return;
      pointer.over = null;
      preview.leaveMarker();
    }),
    onFocus: composeEventHandlers(theirs.onFocus, (event) => {
      const marker = markerAt(event, event.target);
      if (marker === null) return;
      focus.note(marker, event.target);
      if (keyboard.tabbing) preview.focusMarker(marker);
    }),
    onBlur: composeEventHandlers(theirs.onBlur, (event) => {
      if (markerAt(event, event.target) === null) return;
      focus.forget();
      preview.blurMarker();
    }),
    onClick: composeEventHandlers(theirs.onClick, (event) => {
      const marker = markerAt(event, event.target);
      if (marker === null || opensElsewhere(event)) return;
      // A finger cannot hover, and a pen that has not hovered has seen nothing: the first tap shows.
      const shown = preview.getSnapshot().markerId === marker;
      const tap = event.detail > 0 && pointer.type !== 'mouse';
      if (tap && !shown && scope.previews.count > 0) {
        event.preventDefault();
        preview.hold(marker);
        return;
      }
      const done = activate(marker, event.nativeEvent, tap && shown ? 'preview' : undefined);
      if (done || leadsToItself(event, scope, marker)) event.preventDefault();
    }),
  };
}

/** The id of the marker that an event of this answer happened on. What bubbles out of the card is not on one. */
function markerAt(
  { currentTarget }: React.SyntheticEvent<HTMLElement>,
  target: EventTarget | null,
): string | null {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return null;
  return target.closest('[data-marker]')?.getAttribute('data-marker') ?? null;
}

/** The reader asked for another tab or window: that is the browser's business. */
function opensElsewhere(event: React.MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** A link with nowhere to go must not write its own id into the address. */
function leadsToItself(event: React.MouseEvent, scope: AnswerScope, marker: string): boolean {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link?.getAttribute('href') === `#${scope.markerElementId(marker)}`;
}
