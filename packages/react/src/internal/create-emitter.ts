export interface Emitter {
  subscribe(this: void, listener: () => void): () => void;
  emit(this: void): void;
}

/** The listeners of a small store. Unsubscribing twice is harmless. */
export function createEmitter(): Emitter {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit() {
      for (const listener of [...listeners]) listener();
    },
  };
}
