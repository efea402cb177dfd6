import type { MarkerGroup } from '@cited-stream/core';
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type * as React from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { Drawing } from './drawing.ts';
import { DrawnGroup } from './drawn-group.tsx';
import { ScrollingPre, ScrollingTable } from './scrolling.tsx';
import { Slot } from './slot.tsx';
import { TaskBox } from './task-box.tsx';

declare module 'hast' {
  interface ElementData {
    /** Of the element that stands for a group of markers. */
    citedGroup?: MarkerGroup | undefined;
    /** Of the element in whose place something else is rendered. */
    citedSlot?: React.ReactNode;
  }
}

const DEFAULTS = { input: TaskBox, pre: ScrollingPre, table: ScrollingTable };
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
  // The library types its results by a global that React no longer has.
  return toJsxRuntime(root, {
    Fragment,
    jsx: keyed(jsx as Create, citation),
    jsxs: keyed(jsxs as Create, citation),
    components: { ...DEFAULTS, ...elements, [GROUP]: DrawnGroup, [SLOT]: Slot },
    ignoreInvalidStyle: true,
    passKeys: true,
    passNode: true,
  }) as React.ReactElement;
}

type Create = (type: unknown, props: object, key?: string) => React.ReactElement;

/** Other keys count elements. A group has its own, so that it stays itself when one comes before it. */
function keyed(create: Create, citation: Drawing['components']['citation']): Create {
  return (type, props, key) => {
    if (type !== DrawnGroup) return create(type, props, key);
    const { node } = props as { node: Element };
    return create(type, { ...props, citation }, node.data?.citedGroup?.id);
  };
}
