import type { Status } from '@cited-stream/core';

/** Strokes on a 16 by 16 grid, one drawing for each kind of ending. */
const DRAWINGS = {
  running: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  done: 'M3.5 8.5l3 3 6-7',
  waits: 'M6 4.5v7M10 4.5v7',
  cut: 'M2.5 8h5M9.5 5.5l4 5M13.5 5.5l-4 5',
  refused: 'M8 2.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 0 0 0-11M4.2 4.2l7.6 7.6',
  stopped: 'M4.5 4.5h7v7h-7z',
  failed: 'M8 2.5l6 10.5H2zM8 6.5v3M8 11.3h.01',
} as const;

const DRAWING_OF: Record<Status, keyof typeof DRAWINGS | null> = {
  idle: null,
  waiting: 'running',
  streaming: 'running',
  complete: 'done',
  'tool-use': 'waits',
  paused: 'waits',
  'cut-off': 'cut',
  refused: 'refused',
  stopped: 'stopped',
  interrupted: 'failed',
  error: 'failed',
};

/** Repeats what the words beside it say, so it has no name of its own. */
export function StatusIcon({ status }: { status: Status }) {
  const drawing = DRAWING_OF[status];
  if (!drawing) return null;
  return (
    <svg className="cited-status-icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={DRAWINGS[drawing]} />
    </svg>
  );
}
