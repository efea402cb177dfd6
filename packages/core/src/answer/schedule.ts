/** Runs a flush later, and so decides how often views hear of a stream. */
export type Schedule = (flush: () => void) => void;

/** Longest wait for a frame, in ms. A tab that is hidden while it waits gets none. */
const FRAME_LIMIT = 100;

/**
 * Once a frame; outside browsers, and in a hidden tab, soon after what is running now. Nobody who comes back to a
 * tab shall find that its answer has waited for them.
 */
export const everyFrame: Schedule = (flush) => {
  if (typeof requestAnimationFrame !== 'function' || document.visibilityState === 'hidden') {
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
