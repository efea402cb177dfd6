'use client';
import * as React from 'react';

/**
 * Takes the focus into a pinned card: to what leads on from it if there is such a thing, because the hover card
 * keeps Tab out of its content. Renders an empty `<span>`, which knows the card it is in.
 */
export function CardFocus({ pinned, markerId }: { pinned: boolean; markerId: string }) {
  const ref = React.useRef<HTMLSpanElement>(null);
  React.useEffect(() => {
    if (!pinned) return;
    const card = ref.current?.closest<HTMLElement>('.cited-card');
    const onward = card?.querySelector<HTMLElement>('.cited-card-action') ?? card;
    onward?.focus({ preventScroll: true });
  }, [pinned, markerId]);
  return <span ref={ref} hidden />;
}
