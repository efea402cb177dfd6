'use client';
import * as React from 'react';

/** A function of constant identity that calls the latest `callback`. For event handlers, never during render. */
export function useEvent<A extends unknown[], R>(callback: (...args: A) => R): (...args: A) => R {
  const latest = React.useRef(callback);
  // Insertion effects run before every layout effect, so that no effect meets an old callback.
  React.useInsertionEffect(() => {
    latest.current = callback;
  });
  return React.useCallback((...args: A) => latest.current(...args), []);
}
