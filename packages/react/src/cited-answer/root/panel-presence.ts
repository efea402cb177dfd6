import { createEmitter } from '../../internal/create-emitter.ts';

/** Which panels for the answer are on the page. */
export interface PanelPresence {
  subscribe(this: void, listener: () => void): () => void;
  isPresent(this: void): boolean;
  /** Whether the markers lead to this panel and no other. Before any has come, each takes itself for it. */
  isFirst(this: void, panelId: string): boolean;
  /** Returns the way to take it out again. */
  add(this: void, panelId: string): () => void;
  /** The answer's first commit is done: a panel that has not come by now is not assumed any longer. */
  settle(this: void): void;
}

/**
 * Until the first commit a panel is taken for granted. The server cannot know, and most answers have one:
 * so their links lead to it without JavaScript, and no marker renders twice.
 */
export function createPanelPresence(): PanelPresence {
  const { subscribe, emit } = createEmitter();
  const panels = new Set<string>();
  let settled = false;
  return {
    subscribe,
    isPresent: () => panels.size > 0 || !settled,
    isFirst(panelId) {
      const [first = panelId] = panels;
      return first === panelId;
    },
    add(panelId) {
      panels.add(panelId);
      emit();
      return () => {
        panels.delete(panelId);
        emit();
      };
    },
    settle() {
      settled = true;
      emit();
    },
  };
}
