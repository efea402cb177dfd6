import { expect, test } from 'vitest';
import { tap } from '../../test/tap.ts';
import { show } from '../../test/show.tsx';
import { five, numberOf, pass, standingClock } from '../../test/five-markers.ts';

standingClock();

test('a tap opens, a tap outside closes', async () => {
  const { markers, card, container } = show(five);
  await tap(markers()[0]!);
  await pass(0);
  expect(numberOf(card())).toBe('1');
  await tap(container.querySelector('.cited-entry:last-child')!);
  await pass(0);
  expect(card()).toBeNull();
});

test('a tap opens, a second one goes to the source', async () => {
  const { markers, card, container } = show(five);
  await tap(markers()[0]!);
  await pass(0);
  expect(card()).not.toBeNull();
  await tap(markers()[0]!);
  await pass(0);
  expect(card()).toBeNull();
  expect(document.activeElement).toBe(container.querySelector('.cited-entry'));
});

test('a tap on another marker moves the card there', async () => {
  const { markers, card } = show(five);
  await tap(markers()[4]!);
  await pass(0);
  await tap(markers()[0]!);
  await pass(0);
  expect(numberOf(card())).toBe('1');
});

test('after a tap, the button in the card goes to the source', async () => {
  const { markers, card, container } = show(five);
  await tap(markers()[1]!);
  await pass(0);
  await tap(card()!.querySelector('button')!);
  await pass(0);
  expect(document.activeElement).toBe(container.querySelectorAll('.cited-entry')[1]);
});
