import { expect, test } from 'vitest';
import { answerFrom } from '@cited-stream/core';
import { userEvent } from 'vitest/browser';
import { show } from '../../test/show.tsx';
import { DELAYS } from './preview-controller.ts';
import { five, numberOf, pass, standingClock } from '../../test/five-markers.ts';
import { block, cite, citeWeb, documents, message } from '@cited-stream/testing/answers';

standingClock();

test('a pointer that rests on a marker sees source and quote', async () => {
  const { markers, card } = show(five);
  await userEvent.hover(markers()[1]!);
  expect(card()).toBeNull();
  await pass(DELAYS.open);
  expect(card()).toHaveTextContent('2Document BQuote of 1.');
});

test('a sweep over five markers opens the one it rests on', async () => {
  const { markers, card } = show(five);
  for (const marker of markers()) {
    await userEvent.hover(marker);
    await pass(DELAYS.open - 1);
    expect(card()).toBeNull();
  }
  await pass(1);
  expect(document.querySelectorAll('.cited-card')).toHaveLength(1);
  expect(numberOf(card())).toBe('5');
});

test('Escape before the delay has passed takes the preview back', async () => {
  const { markers, card } = show(five);
  await userEvent.hover(markers()[0]!);
  await userEvent.keyboard('{Escape}');
  await pass(1000);
  expect(card()).toBeNull();
});

test('Escape closes an open preview, which does not come back under a resting pointer', async () => {
  const { markers, card } = show(five);
  await userEvent.hover(markers()[0]!);
  await pass(DELAYS.open);
  expect(card()).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await pass(1000);
  expect(card()).toBeNull();
});

test('Tab opens at once and moves the one card along; leaving closes it', async () => {
  const { markers, card } = show(five, { panel: false });
  await userEvent.tab();
  expect(document.activeElement).toBe(markers()[0]);
  await pass(0);
  expect(numberOf(card())).toBe('1');
  await userEvent.tab();
  await pass(0);
  expect(numberOf(card())).toBe('2');
  expect(document.querySelectorAll('.cited-card')).toHaveLength(1);
  markers()[1]!.blur();
  await pass(0);
  expect(card()).toBeNull();
});

test('focus by Tab, a pointer that comes, and both gone: closed, and it stays so', async () => {
  const { markers, card } = show(five, { panel: false });
  await userEvent.tab();
  await pass(100);
  await userEvent.hover(markers()[0]!);
  await pass(100);
  await userEvent.hover(document.body, { position: { x: 1, y: 1 } });
  markers()[0]!.blur();
  await pass(1000);
  expect(card()).toBeNull();
});

test('focus that a script sets opens nothing; Tab from there opens the next', async () => {
  const { markers, card } = show(five, {
    children: (
      <button type="button" onClick={() => markers()[0]!.focus()}>
        Begin
      </button>
    ),
  });
  document.querySelector('button')!.focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(markers()[0]);
  await pass(1000);
  expect(card()).toBeNull();
  await userEvent.tab();
  await pass(0);
  expect(numberOf(card())).toBe('2');
});

test('the pointer can go over to the card and rest there', async () => {
  const { markers, card } = show(five);
  await userEvent.hover(markers()[0]!);
  await pass(DELAYS.open);
  await userEvent.hover(card()!);
  await pass(1000);
  expect(card()).not.toBeNull();
  await userEvent.hover(document.body, { position: { x: 1, y: 1 } });
  await pass(DELAYS.close);
  expect(card()).toBeNull();
});

test('selected words in the card keep it open', async () => {
  const { markers, card } = show(five);
  await userEvent.hover(markers()[0]!);
  await pass(DELAYS.open);
  await userEvent.hover(card()!);
  getSelection()!.selectAllChildren(card()!.querySelector('.cited-quote-text')!);
  await userEvent.hover(document.body, { position: { x: 1, y: 1 } });
  await pass(1000);
  expect(card()).not.toBeNull();
  getSelection()!.removeAllRanges();
});

test('a press outside closes it', async () => {
  const { markers, card } = show(five, { panel: false });
  await userEvent.click(markers()[0]!);
  await pass(0);
  expect(card()).toHaveAttribute('data-pinned');
  await userEvent.click(document.body, { position: { x: 1, y: 1 } });
  await pass(0);
  expect(card()).toBeNull();
});

test('without a panel a click pins the preview, takes the focus in, and Escape brings it back', async () => {
  const { markers, card } = show(five, { panel: false });
  markers()[2]!.focus();
  await userEvent.keyboard('{Enter}');
  await pass(0);
  expect(card()).toHaveAttribute('role', 'dialog');
  expect(card()).toContainElement(document.activeElement as HTMLElement);
  await userEvent.keyboard('{Escape}');
  await pass(0);
  expect(card()).toBeNull();
  expect(document.activeElement).toBe(markers()[2]);
});

test('the focus goes to the link of a pinned preview if its source has an address', async () => {
  const web = answerFrom(message([block('Yes.', citeWeb('https://example.com/a', 'Yes', 'A'))]));
  const { markers, card } = show(web, { panel: false });
  markers()[0]!.focus();
  await userEvent.keyboard('{Enter}');
  await pass(0);
  expect(document.activeElement).toBe(card()!.querySelector('a.cited-card-action'));
});

test('Tab out of a pinned preview goes on in the text after its marker', async () => {
  const { markers, card } = show(five, { panel: false });
  markers()[2]!.focus();
  await userEvent.keyboard('{Enter}');
  await pass(0);
  await userEvent.tab();
  await pass(0);
  expect(document.activeElement).toBe(markers()[3]);
  expect(numberOf(card())).toBe('4');
});

test('the card shows the other citations of the marker and of its group', async () => {
  const answer = answerFrom(
    message([block('Both.', cite(0, 'First.'), cite(0, 'Second.'), cite(1, 'Third.'))]),
    { sources: documents(2) },
  );
  const { markers, card } = show(answer);
  await userEvent.hover(markers()[0]!);
  await pass(DELAYS.open);
  expect(card()).toHaveTextContent('1Document AFirst.Also cited hereSecond.2Document BThird.');
});
