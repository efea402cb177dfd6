import { createEmitter } from '../../internal/create-emitter.ts';

/** What a running timer will do, and after how many milliseconds. */
export const DELAYS = {
  /** The pointer stayed on a marker: open. */
  open: 150,
  /** It rested on another marker: move the open preview there. A crossing is not a wish. */
  switch: 120,
  /** It did not come back, from the marker to the card say: close. */
  close: 200,
} as const;

/** The seam for time. */
export interface Timers {
  set(this: void, callback: () => void, delay: number): unknown;
  clear(this: void, handle: unknown): void;
}

export interface PreviewState {
  /** The marker whose preview is open, `null` while none is. */
  readonly markerId: string | null;
  /** What keeps it open. `held`: a tap or a pin, until it is dismissed. */
  readonly by: 'pointer' | 'focus' | 'held' | null;
}

export interface PreviewController {
  subscribe(this: void, listener: () => void): () => void;
  getSnapshot(this: void): PreviewState;
  /** Whether a timer runs that may still open, move or close the preview. */
  isPending(this: void): boolean;
  enterMarker(this: void, markerId: string): void;
  /** The pointer moved within the marker it is on. */
  moveOnMarker(this: void): void;
  leaveMarker(this: void): void;
  enterCard(this: void): void;
  leaveCard(this: void): void;
  focusMarker(this: void, markerId: string): void;
  blurMarker(this: void): void;
  /** Opens at once and stays open until it is dismissed. */
  hold(this: void, markerId: string): void;
  /** Escape or a press outside: closed, with nothing pending. */
  dismiss(this: void): void;
  /** The markers are no longer those that the pointer met: dismissed, and the pointer is on none. */
  forget(this: void): void;
}

const CLOSED: PreviewState = { markerId: null, by: null };

/** Decides which preview is open, from what pointer, focus and keys do. Knows neither React nor the page. */
export function createPreviewController(timers: Timers): PreviewController {
  const { subscribe, emit } = createEmitter();
  let state = CLOSED;
  /** Where the pointer is: on a marker, on the card, or elsewhere. */
  let pointer: { markerId: string } | 'card' | null = null;
  /** The one timer there can be. To start another, or to close, cancels it: no stale wish comes true later. */
  let timer: { wish: keyof typeof DELAYS; fire: () => void; handle: unknown } | null = null;

  function cancel(): void {
    if (timer) timers.clear(timer.handle);
    timer = null;
  }

  function after(wish: keyof typeof DELAYS, fire: () => void): void {
    cancel();
    const handle = timers.set(() => {
      timer = null;
      fire();
    }, DELAYS[wish]);
    timer = { wish, fire, handle };
  }

  function become(next: PreviewState): void {
    cancel();
    // A card that closes under the pointer does not see it leave.
    if (next.markerId === null && pointer === 'card') pointer = null;
    if (next.markerId === state.markerId && next.by === state.by) return;
    state = next;
    emit();
  }

  function closeSoon(): void {
    // While focus or a tap keeps the preview open, the pointer's way out means no more than its way in.
    if (state.by === 'pointer') after('close', () => become(CLOSED));
    else cancel();
  }

  return {
    subscribe,
    getSnapshot: () => state,
    isPending: () => timer !== null,
    enterMarker(markerId) {
      pointer = { markerId };
      if (state.markerId === markerId || state.by === 'held') return cancel();
      after(state.markerId === null ? 'open' : 'switch', () => become({ markerId, by: 'pointer' }));
    },
    moveOnMarker() {
      if (timer?.wish === 'switch') after('switch', timer.fire);
    },
    leaveMarker() {
      pointer = null;
      closeSoon();
    },
    enterCard() {
      if (state.markerId === null) return;
      pointer = 'card';
      cancel();
    },
    leaveCard() {
      pointer = null;
      closeSoon();
    },
    focusMarker(markerId) {
      become({ markerId, by: 'focus' });
    },
    blurMarker() {
      if (state.by !== 'focus') return;
      const stays = pointer === 'card' || (pointer && pointer.markerId === state.markerId);
      become(stays ? { ...state, by: 'pointer' } : CLOSED);
    },
    hold(markerId) {
      become({ markerId, by: 'held' });
    },
    dismiss() {
      become(CLOSED);
    },
    forget() {
      pointer = null;
      become(CLOSED);
    },
  };
}
