import type { Status } from '@cited-stream/core';

/** Whether more of the answer may still come by itself. */
export function isRunning(status: Status): boolean {
  return status === 'waiting' || status === 'streaming';
}
