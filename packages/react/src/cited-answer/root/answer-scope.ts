import { idPart } from '../../internal/id-part.ts';
import { createPreviewController, type PreviewController } from '../preview/preview-controller.ts';
import { createFocusMemory, type FocusMemory } from './focus-memory.ts';
import { createPanelPresence, type PanelPresence } from './panel-presence.ts';

/** The ids of what a panel shows, by which it is found. */
export interface PanelIds {
  entryElementId(this: void, sourceKey: string): string;
  backlinkElementId(this: void, markerId: string): string;
}

/** What stays the same about one answer on the page while its text streams. */
export interface AnswerScope extends PanelIds {
  /** Unique on the page, where the answer's own id can be missing or there twice. */
  uid: string;
  markerElementId(this: void, markerId: string): string;
  /** The element with an id of this answer, wherever on the page or in the shadow tree it is. */
  find(this: void, elementId: string): HTMLElement | null;
  setRoot(this: void, root: HTMLElement | null): void;
  root(this: void): HTMLElement | null;
  panel: PanelPresence;
  preview: PreviewController;
  /** Whether something shows the previews; activation asks. */
  previews: { count: number };
  focus: FocusMemory;
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
    ...createPanelIds(uid),
    uid,
    markerElementId: (markerId) => `${prefix}-marker-${idPart(markerId)}`,
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
    focus: createFocusMemory(),
    keyboard: { tabbing: false },
    pointer: { over: null, type: 'mouse' },
  };
}

/** @param uid That of the answer where its markers lead there, else the panel's own. */
export function createPanelIds(uid: string): PanelIds {
  const prefix = `cited-${idPart(uid)}`;
  return {
    entryElementId: (sourceKey) => `${prefix}-source-${idPart(sourceKey)}`,
    backlinkElementId: (markerId) => `${prefix}-back-${idPart(markerId)}`,
  };
}
