import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { everyFrame } from './schedule.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function stubPage(visibilityState: 'visible' | 'hidden') {
  const frames = new Map<number, () => void>();
  vi.stubGlobal('document', { visibilityState });
  vi.stubGlobal(
    'requestAnimationFrame',
    (run: () => void) => frames.set(frames.size + 1, run).size,
  );
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
  return frames;
}

test('a flush waits for the next frame, and runs once', () => {
  const frames = stubPage('visible');
  const flush = vi.fn();
  everyFrame(flush);
  expect(flush).not.toHaveBeenCalled();
  frames.get(1)?.();
  expect(flush).toHaveBeenCalledTimes(1);
  vi.runAllTimers();
  expect(flush).toHaveBeenCalledTimes(1);
});

test('a tab that is hidden while it waits is not kept waiting', () => {
  const frames = stubPage('visible');
  const flush = vi.fn();
  everyFrame(flush);
  vi.runAllTimers();
  expect(flush).toHaveBeenCalledTimes(1);
  expect(frames.size).toBe(0);
});

test('in a hidden tab a flush follows at once', async () => {
  stubPage('hidden');
  const flush = vi.fn();
  everyFrame(flush);
  await Promise.resolve();
  expect(flush).toHaveBeenCalledTimes(1);
});

test('where there are no frames a flush follows once all that is ready has been read', async () => {
  const flush = vi.fn();
  everyFrame(flush);
  await Promise.resolve();
  expect(flush).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(flush).toHaveBeenCalledTimes(1);
});
