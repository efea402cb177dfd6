'use client';
import * as React from 'react';
import { useEvent } from './use-event.ts';

export interface ControllableState<T> {
  /** Controlled when it is not `undefined`. */
  value: T | undefined;
  defaultValue: T;
  onChange: ((value: T) => void) | undefined;
}

/** State that the consumer may own. `onChange` is called either way; setting the same value calls nothing. */
export function useControllableState<T>({
  value,
  defaultValue,
  onChange,
}: ControllableState<T>): [T, (next: T) => void] {
  const [own, setOwn] = React.useState(defaultValue);
  const current = value === undefined ? own : value;
  const set = (next: T) => {
    if (Object.is(next, current)) return;
    if (value === undefined) setOwn(next);
    onChange?.(next);
  };
  return [current, useEvent(set)];
}
