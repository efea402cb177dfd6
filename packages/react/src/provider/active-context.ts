'use client';
import * as React from 'react';
import { useControllableState } from '../internal/use-controllable-state.ts';
import { useEvent } from '../internal/use-event.ts';
import type { Active, Shared } from './shared.ts';

export interface ActiveState {
  active: Active | null;
  setActive(this: void, active: Active | null): void;
}

export const ActiveContext = /* @__PURE__ */ React.createContext<ActiveState | null>(null);

type Own = Pick<Shared, 'active' | 'defaultActive' | 'onActiveChange'>;

/** The active citation: this part's own if its host says so or nobody above keeps one, else the outer one. */
export function useActiveState({ active, defaultActive, onActiveChange }: Own): ActiveState {
  const outer = React.useContext(ActiveContext);
  const owns = !outer || active !== undefined || defaultActive !== undefined;
  const [own, setOwn] = useControllableState<Active | null>({
    value: active,
    defaultValue: defaultActive ?? null,
    onChange: onActiveChange,
  });
  const setOuter = useEvent((next: Active | null) => {
    outer?.setActive(next);
    onActiveChange?.(next);
  });
  const current = owns ? own : outer.active;
  const setActive = owns ? setOwn : setOuter;
  return React.useMemo(() => ({ active: current, setActive }), [current, setActive]);
}
