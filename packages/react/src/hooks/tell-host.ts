/**
 * Calls what a host gave. A fault in there is the host's: it is reported as any uncaught error, and keeps neither
 * the stream from going on nor the next callback from being called.
 */
export function tellHost(call: () => void): void {
  try {
    call();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
