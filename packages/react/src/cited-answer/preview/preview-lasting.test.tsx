import { expect, test } from 'vitest';
import { answerFrom } from '@cited-stream/core';
import { userEvent } from 'vitest/browser';
import { show } from '../../test/show.tsx';
import { DELAYS } from './preview-controller.ts';
import { five, numberOf, pass, split, standingClock } from '../../test/five-markers.ts';
import { block, cite, documents, message } from '@cited-stream/testing/answers';

standingClock();

test('an open preview survives 200 deltas: the same card, at the same marker', async () => {
  const first = block('One.', cite(0));
  const at = (length: number) =>
    answerFrom(message([first, block(` ${'More words. '.repeat(length)}`)]), {
      sources: documents(1),
    });
  const { markers, card, next } = show(at(1));
  await userEvent.hover(markers()[0]!);
  await pass(DELAYS.open);
  const before = card();
  const place = before!.getBoundingClientRect();
  for (let length = 2; length < 202; length += 1) next(at(length));
  await pass(0);
  expect(card()).toBe(before);
  expect(card()!.getBoundingClientRect().x).toBe(place.x);
  expect(card()!.getBoundingClientRect().y).toBe(place.y);
});

test('a marker that is replaced is found again by its id, and the card stays', async () => {
  const { markers, card, next } = show(five);
  await userEvent.hover(markers()[1]!);
  await pass(DELAYS.open);
  const before = card();
  const old = markers()[1];
  next(split);
  await pass(0);
  expect(markers()[1]).not.toBe(old);
  expect(card()).toBe(before);
  expect(numberOf(card())).toBe('2');
});

test('the focus follows a marker that is replaced, and so does the card', async () => {
  const { markers, card, next } = show(five);
  await userEvent.tab();
  await userEvent.tab();
  await pass(0);
  const before = card();
  const old = markers()[1];
  next(split);
  await pass(0);
  expect(markers()[1]).not.toBe(old);
  expect(document.activeElement).toBe(markers()[1]);
  expect(card()).toBe(before);
});

test('in a modal dialog the card is inside, where it can be reached', async () => {
  const { container, markers, card } = show(five);
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.append(container);
  dialog.showModal();
  await userEvent.hover(markers()[0]!);
  await pass(DELAYS.open);
  expect(dialog).toContainElement(card());
  await userEvent.hover(card()!);
  await pass(1000);
  expect(card()).not.toBeNull();
  dialog.replaceWith(container);
});

test('a marker that is gone takes its preview along', async () => {
  const { markers, card, next } = show(five);
  await userEvent.hover(markers()[4]!);
  await pass(DELAYS.open);
  next(answerFrom(message([block('0', cite(0))]), { sources: documents(5) }));
  await pass(0);
  expect(card()).toBeNull();
});
