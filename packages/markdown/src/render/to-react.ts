import type { MarkerGroup } from '@cited-stream/core';
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toJsxRuntime, type Components, type Jsx } from 'hast-util-to-jsx-runtime';
import type * as React from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { Drawing } from './drawing.ts';
import { DrawnGroup } from './drawn-group.tsx';
import { Slot } from './slot.tsx';

declare module 'hast' {
  interface ElementData {
    /** Of the element that stands for a group of markers. */
    citedGroup?: MarkerGroup | undefined;
    /** Of the element in whose place something else is rendered. */
    citedSlot?: React.ReactNode;
  }
}

const GROUP = 'cited-group';
const SLOT = 'cited-slot';

export function groupElement(group: MarkerGroup): Element {
  return {
    type: 'element',
    tagName: GROUP,
    properties: {},
    children: [],
    data: { citedGroup: group },
  };
}

export function slotElement(content: React.ReactNode): Element {
  return {
    type: 'element',
    tagName: SLOT,
    properties: {},
    children: [],
    data: { citedSlot: content },
  };
}

/** A tree of HTML, with groups of markers and slots in it, as React elements. */
export function toReact(
  children: readonly (RootContent | ElementContent)[],
  { components }: Pick<Drawing, 'components'>,
): React.ReactNode {
  const { citation, ...elements } = components;
  const root: Root = { type: 'root', children: [...children] };
  return toJsxRuntime(root, {
    Fragment,
    jsx: keyed(jsx as Jsx, citation),
    jsxs: keyed(jsxs as Jsx, citation),
    components: { ...elements, [GROUP]: DrawnGroup, [SLOT]: Slot } as Components,
    ignoreInvalidStyle: true,
    passKeys: true,
    passNode: true,
  });
}

/** Other keys count elements. A group has its own, so that it stays itself when one comes before it. */
function keyed(create: Jsx, citation: Drawing['components']['citation']): Jsx {
  return (type, props, key) => {
    if (type !== DrawnGroup) return create(type, props, key);
    const { node } = props as unknown as { node: Element };
    return create(type, { ...props, citation } as typeof props, node.data?.citedGroup?.id);
  };
}
