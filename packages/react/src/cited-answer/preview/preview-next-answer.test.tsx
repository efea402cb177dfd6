import { fireEvent } from '@testing-library/react';
import { answerFrom, type Answer } from '@cited-stream/core';
import { expect, test } from 'vitest';
import { pass, standingClock } from '../../test/five-markers.ts';
import { block, cite, documents, message } from '@cited-stream/testing/answers';
import { show } from '../../test/show.tsx';
import { DELAYS } from './preview-controller.ts';

standingClock();

/** Whatever its id is, its markers have the same ids. */
const withId = (id: string): Answer =>
  answerFrom(message([block('One', cite(0)), block(' two', cite(1))], { id }), {
    sources: documents(2),
  });
const first = withId('msg_1');
const second = withId('msg_2');
const empty = answerFrom([]);
const uncited = answerFrom(message([block('Nothing is cited.')]), { sources: documents(2) });

const mouse = { pointerType: 'mouse' };

test.each([
  ['at once', []],
  ['after a moment of emptiness', [empty]],
  ['after the same answer from its beginning', [uncited]],
])('an open preview does not go on in the next answer, that comes %s', async (_, between) => {
  const { markers, card, next } = show(first);
  fireEvent.pointerOver(markers()[0]!, mouse);
  await pass(DELAYS.open);
  expect(card()).not.toBeNull();
  for (const answer of between) next(answer);
  next(second);
  await pass(1000);
  expect(card()).toBeNull();
});

test.each([
  ['at once', []],
  ['after a moment of emptiness', [empty]],
])('a pinned preview does not go on in the next answer, that comes %s', async (_, between) => {
  const { markers, card, next } = show(first, { panel: false });
  fireEvent.click(markers()[0]!, { detail: 1 });
  await pass(0);
  expect(card()).toHaveAttribute('data-pinned');
  for (const answer of between) next(answer);
  next(second);
  await pass(1000);
  expect(card()).toBeNull();
});

test('a preview whose marker goes does not come back with it', async () => {
  const one = answerFrom(message([block('One', cite(0))]), { sources: documents(2) });
  const { markers, card, next } = show(first, { panel: false });
  fireEvent.click(markers()[1]!, { detail: 1 });
  await pass(0);
  expect(card()).not.toBeNull();
  next(one);
  await pass(1000);
  next(first);
  await pass(1000);
  expect(card()).toBeNull();
});

test.each([
  ['at once', []],
  ['after one without markers', [uncited]],
])(
  'a preview that is about to open does not open in the next answer, that comes %s',
  async (_, between) => {
    const { markers, card, next } = show(first);
    fireEvent.pointerOver(markers()[0]!, mouse);
    await pass(DELAYS.open - 1);
    for (const answer of between) next(answer);
    next(second);
    await pass(1000);
    expect(card()).toBeNull();
  },
);

test('an open preview stays when the answer gets its id, and when it goes on', async () => {
  const { markers, card, next } = show(withId(''), { panel: false });
  fireEvent.click(markers()[0]!, { detail: 1 });
  await pass(0);
  const before = card();
  next(first);
  next({ ...first, status: 'streaming' });
  await pass(1000);
  expect(before).not.toBeNull();
  expect(card()).toBe(before);
});

test('after an answer was replaced under the pointer, its successor can be hovered', async () => {
  const { container, markers, card, next } = show(first);
  fireEvent.pointerOver(markers()[0]!, mouse);
  next(uncited);
  next(second);
  fireEvent.pointerOver(markers()[0]!, mouse);
  await pass(DELAYS.open);
  expect(card()).not.toBeNull();
  // A marker that only this parse has taken away.
  next(answerFrom(message([block('Uncited.'), block(' two', cite(1))], { id: 'msg_2' })));
  fireEvent.pointerOver(container.querySelector('p')!, mouse);
  next(second);
  fireEvent.pointerOver(markers()[0]!, mouse);
  await pass(DELAYS.open);
  expect(card()).not.toBeNull();
});
