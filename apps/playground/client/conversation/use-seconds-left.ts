import type { StreamError } from '@cited-stream/core';
import * as React from 'react';

const SECOND = 1000;

/** Whole seconds until the server that refused wants to be asked again; 0 once it may be. */
export function useSecondsLeft(error: StreamError | undefined): number {
  const wait = Math.ceil(error?.retryAfter ?? 0);
  const [waited, setWaited] = React.useState<{ error: StreamError | undefined; seconds: number }>();

  React.useEffect(() => {
    if (wait === 0) return;
    const start = performance.now();
    // A tab in the background is woken less often, so the clock counts and not the ticks.
    const timer = setInterval(() => {
      const seconds = Math.round((performance.now() - start) / SECOND);
      if (seconds >= wait) clearInterval(timer);
      setWaited({ error, seconds });
    }, SECOND);
    return () => clearInterval(timer);
  }, [error, wait]);

  const seconds = waited?.error === error ? (waited?.seconds ?? 0) : 0;
  return Math.max(0, wait - seconds);
}
