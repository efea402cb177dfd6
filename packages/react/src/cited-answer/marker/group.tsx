'use client';
import type { MarkerGroup } from '@cited-stream/core';
import * as React from 'react';
import { classNames } from '../../internal/class-names.ts';
import { stateAttributes } from '../../internal/state-attributes.ts';
import { Marker } from './marker.tsx';

export interface GroupProps extends React.ComponentPropsWithoutRef<'span'> {
  group: MarkerGroup;
}

/** The markers that stand at one place, close together, each its own link. Renders a `<span>`. */
export const Group = /* @__PURE__ */ React.memo(
  /* @__PURE__ */ React.forwardRef(function Group(
    { group, className, ...props }: GroupProps,
    ref: React.ForwardedRef<HTMLSpanElement>,
  ) {
    return (
      <span
        {...props}
        {...stateAttributes({ size: String(group.markers.length) })}
        className={classNames('cited-group', className)}
        ref={ref}
      >
        {group.markers.map((marker) => (
          <Marker key={marker.id} marker={marker} />
        ))}
      </span>
    );
  }),
);
