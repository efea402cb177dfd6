import { cdp } from 'vitest/browser';

interface TouchSession {
  send(method: 'Input.dispatchTouchEvent', params: object): Promise<unknown>;
}

/** A finger on the middle of an element: the browser makes of it what it makes of a real one. */
export async function tap(element: Element): Promise<void> {
  const session = cdp() as unknown as TouchSession;
  const { x, y } = middleOf(element);
  // The browser tells a tap from other gestures first, and clicks when it is sure.
  const clicked = new Promise((resolve) => {
    document.addEventListener('click', resolve, { capture: true, once: true });
  });
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await clicked;
}

/** In the coordinates of the window that the test's frame is in, which may show it smaller than it is. */
function middleOf(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = frame ? frame.width / window.innerWidth : 1;
  return {
    x: (frame?.x ?? 0) + scale * (box.x + box.width / 2),
    y: (frame?.y ?? 0) + scale * (box.y + box.height / 2),
  };
}
