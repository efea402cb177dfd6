import { answerFrom } from '@cited-stream/core';
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CitedStreamProvider } from '../provider/cited-stream-provider.tsx';
import { block, cite, documents, message } from '@cited-stream/testing/answers';
import { show, whole } from '../test/show.tsx';
import { SourcePanel } from './source-panel.tsx';

const answer = answerFrom(
  message([block('One', cite(0, 'a')), block(' two', cite(1, 'b')), block(' three', cite(0, 'c'))]),
  { sources: documents(2) },
);
const backlinks = () => [...document.querySelectorAll<HTMLElement>('.cited-backlink')];
const active = () =>
  [...document.querySelectorAll<HTMLElement>('[data-active]')].map(({ className, textContent }) =>
    className === 'cited-marker-link' ? `marker ${textContent}` : className,
  );

test('the way back marks the marker it leads to, and takes the mark from the one before', async () => {
  const onActiveChange = vi.fn();
  const { markers } = show(answer, { onActiveChange });
  await userEvent.click(markers()[0]!);
  const [, toThird, toSecond] = backlinks();
  await userEvent.click(toSecond!);
  expect(document.activeElement).toBe(markers()[1]);
  expect(active()).toEqual(['marker 2', 'cited-entry', 'cited-note', 'cited-backlink']);
  await userEvent.click(toThird!);
  expect(markers().map((each) => each.hasAttribute('data-active'))).toEqual([false, false, true]);
  expect(onActiveChange).toHaveBeenLastCalledWith({
    answerId: answer.id,
    markerId: answer.annotations.markers[2]!.id,
    citationId: answer.annotations.markers[2]!.citations[0]!.id,
  });
});

test('it marks although no citation was active before, and a mouse too sees where', async () => {
  const { markers } = show(answer);
  await userEvent.click(backlinks()[2]!);
  expect(active()[0]).toBe('marker 2');
  expect(getComputedStyle(markers()[1]!).outlineStyle).toBe('solid');
  expect(getComputedStyle(markers()[0]!).outlineStyle).toBe('none');
});

test('it leads from a panel elsewhere under the provider', async () => {
  render(
    <CitedStreamProvider>
      {whole(answer, { panel: false })}
      <SourcePanel answer={answer} />
    </CitedStreamProvider>,
  );
  await userEvent.click(backlinks()[2]!);
  expect(active()[0]).toBe('marker 2');
});

test('a marker out of view comes to the middle, whatever scrolls around it', async () => {
  const { markers, container } = show(answer, {
    style: { blockSize: 400, overflow: 'auto' },
    children: <div style={{ blockSize: 2000 }} />,
  });
  const scroller = container.querySelector('article')!;
  document.querySelector<HTMLElement>('.cited-text')!.style.paddingBlock = '900px';
  scroller.scrollTop = scroller.scrollHeight;
  backlinks()[0]!.click();
  const frame = scroller.getBoundingClientRect();
  const box = markers()[0]!.getBoundingClientRect();
  expect(Math.abs((box.top + box.bottom - frame.top - frame.bottom) / 2)).toBeLessThan(2);
});

test('a marker in view stays where it is', () => {
  const { markers } = show(answer);
  const { top } = markers()[0]!.getBoundingClientRect();
  backlinks()[0]!.click();
  expect(document.activeElement).toBe(markers()[0]);
  expect(markers()[0]!.getBoundingClientRect().top).toBe(top);
});

test('a pointer on a note hints at the markers it belongs to', async () => {
  const { markers } = show(answer);
  const hinted = () => markers().map((each) => each.hasAttribute('data-hinted'));
  const notes = document.querySelectorAll('.cited-note');
  await userEvent.hover(notes[1]!);
  expect(hinted()).toEqual([false, false, true]);
  await userEvent.hover(notes[2]!);
  expect(hinted()).toEqual([false, true, false]);
  await userEvent.unhover(notes[2]!);
  expect(hinted()).toEqual([false, false, false]);
});
