'use client';
import type { Marker as MarkerData } from '@cited-stream/core';
import * as React from 'react';
import { classNames } from '../../internal/class-names.ts';
import { Slot } from '../../internal/slot.tsx';
import { stateAttributes } from '../../internal/state-attributes.ts';
import { useMarker } from './use-marker.ts';

export interface MarkerProps extends React.ComponentPropsWithoutRef<'a'> {
  marker: MarkerData;
  /** Gives what makes a marker to the one child element, which renders in place of ours. @default false */
  asChild?: boolean | undefined;
  /** Renderers of Markdown give it to every component. It goes no further. */
  node?: unknown;
}

/** A citation's number, a link to its source. Renders an `<a>` in a `<sup>`. */
export const Marker = /* @__PURE__ */ React.forwardRef(function Marker(
  { marker, asChild = false, node: _node, className, children, ...props }: MarkerProps,
  ref: React.ForwardedRef<HTMLAnchorElement>,
) {
  const { linkProps, digits, state } = useMarker(marker);
  const Link = (asChild ? Slot : 'a') as 'a';
  return (
    <sup className="cited-marker">
      <Link
        {...linkProps}
        {...stateAttributes(state)}
        {...props}
        className={classNames('cited-marker-link', className)}
        ref={ref}
      >
        {children ?? digits}
      </Link>
    </sup>
  );
});
