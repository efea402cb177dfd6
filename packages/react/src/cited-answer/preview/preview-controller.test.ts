import { expect, test } from 'vitest';
import { createPreviewController, DELAYS, type PreviewController } from './preview-controller.ts';

/** A clock that stands still until it is told to go on. */
function createClock() {
  let now = 0;
  let timers: { at: number; callback: () => void }[] = [];
  return {
    timers: {
      set(callback: () => void, delay: number) {
        const timer = { at: now + delay, callback };
        timers.push(timer);
        return timer;
      },
      clear(handle: unknown) {
        timers = timers.filter((timer) => timer !== handle);
      },
    },
    go(milliseconds: number) {
      now += milliseconds;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { callback } of due) callback();
    },
    running: () => timers.length,
  };
}

function setUp() {
  const clock = createClock();
  return { clock, preview: createPreviewController(clock.timers) };
}

const open = (preview: PreviewController) => preview.getSnapshot().markerId;

test('a pointer that stays on a marker opens it', () => {
  const { clock, preview } = setUp();
  preview.enterMarker('a');
  clock.go(DELAYS.open - 1);
  expect(open(preview)).toBeNull();
  clock.go(1);
  expect(open(preview)).toBe('a');
});

test('a pointer that sweeps over five markers opens the one it rests on, and only that', () => {
  const { clock, preview } = setUp();
  const opened: (string | null)[] = [];
  preview.subscribe(() => opened.push(open(preview)));
  for (const id of ['a', 'b', 'c', 'd', 'e']) {
    preview.enterMarker(id);
    clock.go(40);
    if (id !== 'e') preview.leaveMarker();
  }
  clock.go(1000);
  expect(opened).toEqual(['e']);
});

test('a pointer that leaves before the delay has passed opens nothing', () => {
  const { clock, preview } = setUp();
  preview.enterMarker('a');
  clock.go(DELAYS.open - 1);
  preview.leaveMarker();
  clock.go(1000);
  expect(open(preview)).toBeNull();
});

test('Escape takes back a preview that has not opened yet', () => {
  const { clock, preview } = setUp();
  preview.enterMarker('a');
  clock.go(50);
  expect(preview.isPending()).toBe(true);
  preview.dismiss();
  clock.go(1000);
  expect(open(preview)).toBeNull();
});

test('after Escape it stays closed while the pointer stays and moves on the marker', () => {
  const { clock, preview } = setUp();
  preview.enterMarker('a');
  clock.go(DELAYS.open);
  preview.dismiss();
  preview.moveOnMarker();
  clock.go(1000);
  expect(open(preview)).toBeNull();
});

test('focus opens at once; pointer and focus that come and go together leave it closed', () => {
  const { clock, preview } = setUp();
  preview.focusMarker('a');
  expect(open(preview)).toBe('a');
  clock.go(100);
  preview.enterMarker('a');
  clock.go(100);
  preview.leaveMarker();
  preview.blurMarker();
  expect(open(preview)).toBeNull();
  clock.go(1000);
  expect(open(preview)).toBeNull();
});

test('the same with blur first', () => {
  const { clock, preview } = setUp();
  preview.focusMarker('a');
  preview.enterMarker('a');
  preview.blurMarker();
  expect(open(preview)).toBe('a');
  preview.leaveMarker();
  clock.go(1000);
  expect(open(preview)).toBeNull();
});

test('it waits for the pointer on its way to the card, and closes when the pointer has left that', () => {
  const { clock, preview } = setUp();
  preview.enterMarker('a');
  clock.go(DELAYS.open);
  preview.leaveMarker();
  clock.go(DELAYS.close - 1);
  preview.enterCard();
  clock.go(1000);
  expect(open(preview)).toBe('a');
  preview.leaveCard();
  clock.go(DELAYS.close);
  expect(open(preview)).toBeNull();
});

test('crossing a neighbour on the way to the card does not replace it', () => {
  const { clock, preview } = setUp();
  preview.enterMarker('a');
  clock.go(DELAYS.open);
  preview.leaveMarker();
  preview.enterMarker('b');
  clock.go(DELAYS.switch - 1);
  preview.leaveMarker();
  preview.enterCard();
  clock.go(1000);
  expect(open(preview)).toBe('a');
});

test('a neighbour takes over when the pointer rests on it, not while it moves', () => {
  const { clock, preview } = setUp();
  preview.enterMarker('a');
  clock.go(DELAYS.open);
  preview.leaveMarker();
  preview.enterMarker('b');
  for (let step = 0; step < 5; step += 1) {
    clock.go(DELAYS.switch - 1);
    preview.moveOnMarker();
  }
  expect(open(preview)).toBe('a');
  clock.go(DELAYS.switch);
  expect(open(preview)).toBe('b');
});

test('moving about on the marker does not put off its opening', () => {
  const { clock, preview } = setUp();
  preview.enterMarker('a');
  clock.go(DELAYS.open - 1);
  preview.moveOnMarker();
  clock.go(1);
  expect(open(preview)).toBe('a');
});

test('focus that moves on takes the preview along', () => {
  const { preview } = setUp();
  preview.focusMarker('a');
  preview.blurMarker();
  preview.focusMarker('b');
  expect(preview.getSnapshot()).toEqual({ markerId: 'b', by: 'focus' });
});

test('what is held stays until it is dismissed, whatever pointer and focus do', () => {
  const { clock, preview } = setUp();
  preview.hold('a');
  preview.blurMarker();
  preview.enterMarker('b');
  clock.go(1000);
  preview.leaveMarker();
  preview.enterCard();
  preview.leaveCard();
  clock.go(1000);
  expect(preview.getSnapshot()).toEqual({ markerId: 'a', by: 'held' });
  preview.dismiss();
  expect(open(preview)).toBeNull();
});

test('every close leaves no timer running', () => {
  const { clock, preview } = setUp();
  preview.enterMarker('a');
  clock.go(DELAYS.open);
  preview.enterMarker('b');
  preview.dismiss();
  expect(clock.running()).toBe(0);
  preview.focusMarker('a');
  preview.enterMarker('b');
  preview.blurMarker();
  expect(clock.running()).toBe(0);
});

test('listeners hear of changes only, and no more once they are gone', () => {
  const { preview } = setUp();
  let calls = 0;
  const stop = preview.subscribe(() => (calls += 1));
  preview.dismiss();
  preview.focusMarker('a');
  preview.focusMarker('a');
  expect(calls).toBe(1);
  stop();
  stop();
  preview.dismiss();
  expect(calls).toBe(1);
});

test('a card that is dismissed under the pointer keeps nothing open afterwards', () => {
  const { preview } = setUp();
  preview.hold('a');
  preview.enterCard();
  preview.dismiss();
  preview.focusMarker('b');
  preview.blurMarker();
  expect(open(preview)).toBeNull();
});

test('nor does a card that the pointer meets while it fades away', () => {
  const { preview } = setUp();
  preview.hold('a');
  preview.dismiss();
  preview.enterCard();
  preview.focusMarker('b');
  preview.blurMarker();
  expect(open(preview)).toBeNull();
});

test('a marker that is forgotten opens nothing, and keeps nothing open when focus has come and gone', () => {
  const { clock, preview } = setUp();
  preview.enterMarker('a');
  preview.forget();
  clock.go(1000);
  expect(open(preview)).toBeNull();
  preview.focusMarker('a');
  preview.blurMarker();
  expect(open(preview)).toBeNull();
});
