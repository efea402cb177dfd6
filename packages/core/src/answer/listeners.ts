/** Those who want to hear when something has changed. */
export interface Listeners {
  /** Gives the way to leave, which may be called more than once. */
  add(listener: () => void): () => void;
  tell(): void;
}

export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    add(listener) {
      // Wrapped, so that one function that listens twice is two listeners.
      const own = () => listener();
      listeners.add(own);
      return () => listeners.delete(own);
    },
    tell() {
      for (const listener of [...listeners]) {
        try {
          listener();
        } catch (error) {
          // A fault of who listens is theirs: it must neither end the answer nor keep others from hearing of it.
          queueMicrotask(() => {
            throw error;
          });
        }
      }
    },
  };
}
