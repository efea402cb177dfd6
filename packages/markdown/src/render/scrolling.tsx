'use client';
import type { Element } from 'hast';
import * as React from 'react';

/**
 * A block that scrolls by itself where it is wider than the page, and that the keyboard can then reach.
 * Renders a `<pre>`.
 */
export const ScrollingPre = /* @__PURE__ */ scrolling('pre');

/** The same as a `<table>`. */
export const ScrollingTable = /* @__PURE__ */ scrolling('table');

function scrolling<T extends 'pre' | 'table'>(tag: T) {
  return function Scrolling({
    node: _node,
    children,
    ...props
  }: React.ComponentProps<T> & { node?: Element; children?: React.ReactNode }) {
    const [element, setElement] = React.useState<HTMLElement | null>(null);
    const [isWider, setIsWider] = React.useState(false);
    React.useEffect(() => {
      if (!element || typeof ResizeObserver === 'undefined') return;
      // It tells when the page has been laid out: to ask now would lay it out once more.
      const observer = new ResizeObserver(() =>
        setIsWider(element.scrollWidth > element.clientWidth),
      );
      observer.observe(element);
      return () => observer.disconnect();
      // What is in it can outgrow it while its own size stays.
    }, [element, children]);
    return React.createElement(
      tag,
      { tabIndex: isWider ? 0 : undefined, ...props, ref: setElement },
      children,
    );
  };
}
