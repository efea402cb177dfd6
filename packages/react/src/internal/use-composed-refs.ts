'use client';
import * as React from 'react';

type PossibleRef<T> = React.Ref<T> | undefined;

/** One ref for two owners. It keeps its identity while theirs do, so that React does not detach and attach anew. */
export function useComposedRefs<T>(first: PossibleRef<T>, second: PossibleRef<T>): React.Ref<T> {
  return React.useCallback(
    (node: T | null) => {
      assign(first, node);
      assign(second, node);
    },
    [first, second],
  );
}

function assign<T>(ref: PossibleRef<T>, node: T | null): void {
  if (typeof ref === 'function') ref(node);
  else if (ref) ref.current = node;
}
