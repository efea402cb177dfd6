import { createEmitter } from '../../internal/create-emitter.ts';
import { idPart } from '../../internal/id-part.ts';
import { createPreviewController, type PreviewController } from '../preview/preview-controller.ts';

/** Whether a panel for the answer is on the page. */
export interface PanelPresence {
  subscribe(this: void, listener: () => void): () => void;
  isPresent(this: void): boolean;
  /** Returns the way to take it out again. */
  add(this: void): () => void;
  /** The answer's first commit is done: a panel that has not come by now is not assumed any longer. */
  settle(this: void): void;
}

/** What stays the same about one answer on the page while its text streams. */
export interface AnswerScope {
  markerElementId(this: void, markerId: string): string;
  entryElementId(this: void, sourceKey: string): string;
  backlinkElementId(this: void, markerId: string): string;
  /** The element with an id of this answer, wherever on the page or in the shadow tree it is. */
  find(this: void, elementId: string): HTMLElement | null;
  setRoot(this: void, root: HTMLElement | null): void;
  root(this: void): HTMLElement | null;
  panel: PanelPresence;
  preview: PreviewController;
  /** Whether something shows the previews; activation asks. */
  previews: { count: number };
  /** Whether the focus that moves now was moved by the Tab key. */
  keyboard: { tabbing: boolean };
  /** The marker that the pointer is on, and the kind of pointer that pressed last: a click may not say. */
  pointer: { over: string | null; type: string };
}

/** @param uid Unique on the page and the same on server and client: `useId`. */
export function createAnswerScope(uid: string): AnswerScope {
  const prefix = `cited-${idPart(uid)}`;
  let root: HTMLElement | null = null;
  return {
    markerElementId: (markerId) => `${prefix}-marker-${idPart(markerId)}`,
    entryElementId: (sourceKey) => `${prefix}-source-${idPart(sourceKey)}`,
    backlinkElementId: (markerId) => `${prefix}-back-${idPart(markerId)}`,
    find(elementId) {
      const tree = root?.getRootNode();
      return tree instanceof Document || tree instanceof ShadowRoot
        ? tree.getElementById(elementId)
        : null;
    },
    setRoot: (element) => void (root = element),
    root: () => root,
    panel: createPanelPresence(),
    preview: createPreviewController({
      set: (callback, delay) => setTimeout(callback, delay),
      clear: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
    }),
    previews: { count: 0 },
    keyboard: { tabbing: false },
    pointer: { over: null, type: 'mouse' },
  };
}

/**
 * Until the first commit a panel is taken for granted. The server cannot know, and most answers have one:
 * so their links lead to it without JavaScript, and no marker renders twice.
 */
function createPanelPresence(): PanelPresence {
  const { subscribe, emit } = createEmitter();
  let panels = 0;
  let settled = false;
  return {
    subscribe,
    isPresent: () => panels > 0 || !settled,
    add() {
      panels += 1;
      emit();
      return () => {
        panels -= 1;
        emit();
      };
    },
    settle() {
      settled = true;
      emit();
    },
  };
}
