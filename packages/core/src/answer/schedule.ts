/** Runs a flush later, and so decides how often views hear of a stream. */
export type Schedule = (flush: () => void) => void;

/** Longest wait for a frame, in ms. A tab that is hidden while it waits gets none. */
const FRAME_LIMIT = 100;

/**
 * Once a frame; where there are none, outside browsers, once everything that is ready has been read. In a hidden tab
 * at once: it has no frames and slow timers, and nobody who comes back shall find that the answer has waited.
 */
export const everyFrame: Schedule = (flush) => {
  // Workers have frames too, but nobody to see them.
  if (typeof requestAnimationFrame !== 'function' || typeof document === 'undefined') {
    setTimeout(flush);
    return;
  }
  if (document.visibilityState === 'hidden') {
    queueMicrotask(flush);
    return;
  }
  const run = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    flush();
  };
  const frame = requestAnimationFrame(run);
  const timer = setTimeout(run, FRAME_LIMIT);
};
