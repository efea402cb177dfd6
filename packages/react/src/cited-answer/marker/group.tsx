'use client';
import type { Marker as MarkerData, MarkerGroup } from '@cited-stream/core';
import * as React from 'react';
import { classNames } from '../../internal/class-names.ts';
import { stateAttributes } from '../../internal/state-attributes.ts';
import { Marker } from './marker.tsx';

export interface GroupProps extends React.ComponentPropsWithoutRef<'span'> {
  group: MarkerGroup;
  /** Renders each marker in place of ours. @default CitedAnswer.Marker */
  citation?: React.ComponentType<{ marker: MarkerData }> | undefined;
}

/** The markers that stand at one place, close together, each its own link. Renders a `<span>`. */
export const Group = /* @__PURE__ */ React.memo(
  /* @__PURE__ */ React.forwardRef(function Group(
    { group, citation: Citation = Marker, className, ...props }: GroupProps,
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
          <Citation key={marker.id} marker={marker} />
        ))}
      </span>
    );
  }),
);
