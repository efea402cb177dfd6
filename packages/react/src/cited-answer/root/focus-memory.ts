/** Remembers which marker has the focus, and by which element, which a new parse of the text may replace. */
export interface FocusMemory {
  note(this: void, markerId: string, element: Element): void;
  forget(this: void): void;
  /** The marker that had the focus when its element was taken away. Tells it once. */
  takeLost(this: void): string | null;
}

export function createFocusMemory(): FocusMemory {
  let focused: { markerId: string; element: Element } | null = null;
  return {
    note: (markerId, element) => void (focused = { markerId, element }),
    forget: () => void (focused = null),
    takeLost() {
      if (!focused || focused.element.isConnected) return null;
      const { markerId } = focused;
      focused = null;
      return markerId;
    },
  };
}
