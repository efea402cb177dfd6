import type { Marker } from '@cited-stream/core';
import type { Element } from 'hast';
import type * as React from 'react';
import type { AddressPolicy } from './guard-addresses.ts';
import type { Pipeline } from './pipeline.ts';

type Elements = React.JSX.IntrinsicElements;

/** What stands in for elements: `h1`, `a`, `code`… by name, and a marker as `citation`. */
export type MarkdownComponents = {
  [Tag in keyof Elements]?:
    React.ComponentType<Elements[Tag] & { node?: Element }> | keyof Elements;
} & {
  citation?: React.ComponentType<{ marker: Marker }> | undefined;
} & {
  /** An element of one's own, which has a hyphen in its name, as plugins make them. */
  [Name in `${string}-${string}`]?: React.ElementType;
};

/** All that blocks are drawn with. A new one draws every block anew. */
export interface Drawing {
  pipeline: Pipeline;
  components: MarkdownComponents;
  policy: AddressPolicy;
  /** On which side of closing punctuation markers stand. */
  side: 'after' | 'before';
  /** Whether blocks stand in groups. */
  grouping: boolean;
}
