'use client';
import type { CitedStream } from '@cited-stream/core';
import * as React from 'react';

/**
 * Stops what still runs when the component is gone. Strict mode takes every component away and puts it back at
 * once, so whether it is gone shows only after the commit.
 */
export function useStopOnUnmount(stream: Pick<CitedStream, 'stop'>): void {
  const mounted = React.useRef(false);
  React.useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      queueMicrotask(() => {
        if (!mounted.current) stream.stop();
      });
    };
  }, [stream]);
}
