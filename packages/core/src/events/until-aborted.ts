/** Waits for one promise after the other, each until the signal is aborted: what is behind it may never answer. */
export interface Wait {
  /** The promise, or the signal's reason as soon as it is aborted. */
  until<T>(promise: PromiseLike<T>): Promise<T>;
  end(): void;
}

/** Listens to the signal once for all promises, because a stream has many and each listener costs. */
export function createWait(signal: AbortSignal | undefined): Wait {
  let giveUp: (reason: unknown) => void;
  const abort = () => giveUp?.(signal!.reason);
  signal?.addEventListener('abort', abort);
  return {
    until: (promise) =>
      new Promise((resolve, reject) => {
        giveUp = reject;
        if (signal?.aborted) abort();
        Promise.resolve(promise).then(resolve, reject);
      }),
    end: () => signal?.removeEventListener('abort', abort),
  };
}

/** The promise, or the signal's reason as soon as it is aborted. */
export function untilAborted<T>(promise: PromiseLike<T>, signal?: AbortSignal): Promise<T> {
  const wait = createWait(signal);
  return wait.until(promise).finally(wait.end);
}
