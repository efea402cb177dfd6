'use client';
import * as React from 'react';
import { classNames } from './class-names.ts';
import { composeEventHandlers } from './compose-event-handlers.ts';
import { useComposedRefs } from './use-composed-refs.ts';

type Props = Record<string, unknown>;
type Handler = (event: React.SyntheticEvent) => void;

export interface SlotProps extends React.HTMLAttributes<HTMLElement> {
  children: React.ReactNode;
}

/** Renders its one child element with its own props and ref merged in. The child's handlers run first. */
export const Slot = /* @__PURE__ */ React.forwardRef(function Slot(
  { children, ...props }: SlotProps,
  ref: React.ForwardedRef<HTMLElement>,
) {
  const child = React.Children.only(children) as React.ReactElement<Props>;
  const composed = useComposedRefs(ref, refOf(child));
  return React.cloneElement(child, { ...merge(props as Props, child.props), ref: composed });
});

function merge(ours: Props, theirs: Props): Props {
  const merged: Props = { ...ours, ...theirs };
  for (const [name, value] of Object.entries(theirs)) {
    const own = ours[name];
    if (/^on[A-Z]/.test(name) && typeof own === 'function' && typeof value === 'function') {
      merged[name] = composeEventHandlers(value as Handler, own as Handler);
    }
  }
  if (ours.className) {
    merged.className = classNames(ours.className as string, theirs.className as string | undefined);
  }
  if (ours.style) merged.style = { ...ours.style, ...(theirs.style as object) };
  return merged;
}

/** React 19 keeps an element's ref among its props, React 18 beside them. */
function refOf(element: React.ReactElement<Props>): React.Ref<HTMLElement> | undefined {
  const holder = Number.parseInt(React.version, 10) < 19 ? element : element.props;
  return (holder as { ref?: React.Ref<HTMLElement> }).ref;
}
