'use client';
import * as React from 'react';

/** React 18 warns about layout effects on the server, where neither kind runs. */
export const useIsomorphicLayoutEffect =
  typeof document === 'undefined' ? React.useEffect : React.useLayoutEffect;
