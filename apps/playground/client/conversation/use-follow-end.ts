import * as React from 'react';

/** How far from its end a reader still counts as being there, in pixels: about two lines. */
const NEAR = 48;
/** Free space that is kept below the text, in pixels. */
const MARGIN = 24;

/**
 * Keeps the end of growing text in sight while the reader is there. Whoever scrolls up is left alone until they come
 * back to the end by themselves.
 *
 * @param text what grows
 * @param floor what covers the lower end of the page
 */
export function useFollowEnd(
  text: React.RefObject<HTMLElement | null>,
  floor: React.RefObject<HTMLElement | null>,
  active: boolean,
): void {
  React.useEffect(() => {
    const element = text.current;
    if (!active || !element) return;
    let isFollowing = true;
    let lastY = window.scrollY;

    const below = () => {
      const bottom = floor.current?.getBoundingClientRect().top ?? window.innerHeight;
      return element.getBoundingClientRect().bottom + MARGIN - bottom;
    };
    const onScroll = () => {
      // We only ever scroll down, so the way up is the reader's.
      if (window.scrollY < lastY) isFollowing = false;
      else if (window.scrollY > lastY && below() <= NEAR) isFollowing = true;
      lastY = window.scrollY;
    };
    const observer = new ResizeObserver(() => {
      // Another conversation may be on the page by now.
      if (!isFollowing || !element.checkVisibility() || below() <= 0) return;
      window.scrollBy({ top: below(), behavior: 'instant' });
      lastY = window.scrollY;
    });
    observer.observe(element);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', onScroll);
    };
  }, [text, floor, active]);
}
