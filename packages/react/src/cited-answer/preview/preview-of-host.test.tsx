import type * as React from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { five, pass, standingClock } from '../../test/five-markers.ts';
import { show } from '../../test/show.tsx';
import { DELAYS } from './preview-controller.ts';
import { Preview } from './preview.tsx';

standingClock();

test('a host can prevent what the pointer does on the card', async () => {
  let prevents = true;
  const prevent = (event: React.PointerEvent) => {
    if (prevents) event.preventDefault();
  };
  const { markers, card } = show(five, {
    preview: false,
    children: <Preview onPointerEnter={prevent} onPointerLeave={prevent} />,
  });
  await userEvent.hover(markers()[0]!);
  await pass(DELAYS.open);
  await userEvent.hover(card()!);
  await pass(1000);
  expect(card()).toBeNull();

  prevents = false;
  await userEvent.hover(markers()[1]!);
  await pass(DELAYS.open);
  await userEvent.hover(card()!);
  await pass(1000);
  expect(card()).not.toBeNull();
  prevents = true;
  await userEvent.hover(document.body, { position: { x: 1, y: 1 } });
  await pass(1000);
  expect(card()).not.toBeNull();
});

test('what looks like a marker inside the card is none of the text', async () => {
  const other = five.annotations.markers[1]!.id;
  const { markers, card } = show(five, {
    preview: false,
    children: (
      <Preview>
        {({ marker }) => (
          <p>
            Card {marker.number} <button data-marker={other}>See also</button>
          </p>
        )}
      </Preview>
    ),
  });
  await userEvent.hover(markers()[0]!);
  await pass(DELAYS.open);
  await userEvent.hover(card()!.querySelector('button')!);
  await pass(1000);
  expect(card()).toHaveTextContent('Card 1');
  await userEvent.click(card()!.querySelector('button')!);
  await pass(0);
  expect(document.querySelector('[data-active]')).toBeNull();
});
