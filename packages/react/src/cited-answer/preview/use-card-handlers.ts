'use client';
import type { HoverCardContentProps } from '@radix-ui/react-hover-card';
import type * as React from 'react';
import { composeEventHandlers } from '../../internal/compose-event-handlers.ts';
import type { AnswerScope } from '../root/answer-scope.ts';

type Handlers = Pick<
  HoverCardContentProps,
  'onPointerEnter' | 'onPointerLeave' | 'onKeyDown' | 'onEscapeKeyDown' | 'onPointerDownOutside'
>;
type Theirs = Pick<
  React.ComponentPropsWithoutRef<'div'>,
  'onPointerEnter' | 'onPointerLeave' | 'onKeyDown'
>;

/** What pointer and keys do on the open card. Theirs run first, and may prevent ours. */
export function useCardHandlers(
  theirs: Theirs,
  scope: AnswerScope,
  marker: HTMLElement | undefined,
  pinned: boolean,
): Handlers {
  const { preview } = scope;
  return {
    onPointerEnter: withoutRadix(
      composeEventHandlers(theirs.onPointerEnter, (event) => {
        if (event.pointerType !== 'touch') preview.enterCard();
      }),
    ),
    onPointerLeave: withoutRadix(
      composeEventHandlers(theirs.onPointerLeave, (event) => {
        // Whoever selects words in the card wants to do something with them.
        const keeps = event.buttons !== 0 || holdsSelection(event.currentTarget);
        if (event.pointerType !== 'touch' && !keeps) preview.leaveCard();
      }),
    ),
    onKeyDown: composeEventHandlers(theirs.onKeyDown, (event) => {
      if (event.key !== 'Tab' || !pinned) return;
      // The card hangs at the end of the page; the order of the text goes on at its marker.
      preview.dismiss();
      marker?.focus();
    }),
    onEscapeKeyDown(event) {
      // Focus goes back first, while there is still a card that it can be in.
      const { target } = event;
      if (target instanceof Node && cardOf(target)) marker?.focus();
    },
    onPointerDownOutside(event) {
      // A press on a marker of this answer is not away from it: the click decides.
      const target = event.detail.originalEvent.target;
      const link = target instanceof Element ? target.closest('[data-marker]') : null;
      if (link && scope.root()?.contains(link)) event.preventDefault();
    },
  };
}

/** Keeps the hover card's own timers still, whoever has handled the event. */
function withoutRadix(handle: React.PointerEventHandler<HTMLDivElement>): typeof handle {
  return (event) => {
    handle(event);
    event.preventDefault();
  };
}

function holdsSelection(card: HTMLElement): boolean {
  const selection = getSelection();
  return selection !== null && !selection.isCollapsed && card.contains(selection.anchorNode);
}

function cardOf(node: Node): Element | null {
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest('.cited-card') ?? null;
}
