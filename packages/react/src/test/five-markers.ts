import { answerFrom } from '@cited-stream/core';
import { afterEach, beforeEach, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { block, cite, documents, message } from '@cited-stream/testing/answers';

const words = 'so many words that the next marker does not stand close to this one ';
export const five = answerFrom(
  message([0, 1, 2, 3, 4].map((index) => block(`${index} ${words}`, cite(index)))),
  { sources: documents(5) },
);

/** The same, with the first block in paragraphs of its own, so that those of the others mount anew. */
export const split = answerFrom(
  message([
    block(`0 ${words}\n\nNew.\n\n`, cite(0)),
    ...[1, 2, 3, 4].map((index) => block(`${index} ${words}`, cite(index))),
  ]),
  { sources: documents(5) },
);

/** The number that the card speaks of. */
export const numberOf = (card: HTMLElement | null) =>
  card?.querySelector('.cited-card-number')?.textContent ?? null;

/** For each test of a file: the pointer out of the way, and a clock that stands still until it is told to go on. */
export function standingClock() {
  beforeEach(async () => {
    await userEvent.unhover(document.body);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** Time goes on, and React has drawn what came of it. */
export async function pass(milliseconds: number) {
  vi.advanceTimersByTime(milliseconds);
  await new Promise(requestAnimationFrame);
}
