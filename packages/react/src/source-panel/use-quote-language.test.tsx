import { answerFrom } from '@cited-stream/core';
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as CitedAnswer from '../cited-answer/parts.ts';
import { block, cite, documents, message } from '@cited-stream/testing/answers';
import '../test/show.tsx';
import { SourcePanel } from './source-panel.tsx';

const answer = answerFrom(message([block('نعم', cite(0, 'Yes.'))]), { sources: documents(1) });

function page(text: { lang?: string; dir?: string }) {
  return (
    <CitedAnswer.Root answer={answer}>
      <CitedAnswer.Text {...text} />
      <CitedAnswer.Preview />
      <SourcePanel />
    </CitedAnswer.Root>
  );
}

const panel = () => document.querySelector<HTMLElement>('.cited-panel')!;
const quote = () => document.querySelector<HTMLElement>('.cited-entry .cited-quote')!;

test('quotes follow the language and direction of the text, in the panel as in the card', async () => {
  render(page({ lang: 'ar', dir: 'auto' }));
  await vi.waitFor(() => expect(quote()).toHaveAttribute('lang', 'ar'));
  expect(panel().dir).toBe('rtl');
  expect(panel()).not.toHaveAttribute('lang');
  await userEvent.hover(document.querySelector('[data-marker]')!);
  const card = await vi.waitUntil(() => document.querySelector<HTMLElement>('.cited-card'));
  expect([card.lang, card.dir]).toEqual(['ar', 'rtl']);
  const marks = document.querySelectorAll('.cited-quote-text');
  expect([...marks].map((each) => getComputedStyle(each).quotes)).toEqual(['auto', 'auto']);
});

test('where the panel has that language of itself, nothing is said twice', async () => {
  const { rerender } = render(page({ lang: 'ar', dir: 'rtl' }));
  await vi.waitFor(() => expect(quote()).toHaveAttribute('lang', 'ar'));
  rerender(page({}));
  await vi.waitFor(() => expect(quote()).not.toHaveAttribute('lang'));
  expect(panel()).not.toHaveAttribute('dir');
});

test('a panel that the host gives a direction keeps it', async () => {
  render(
    <CitedAnswer.Root answer={answer}>
      <CitedAnswer.Text lang="ar" dir="rtl" />
      <SourcePanel dir="ltr" />
    </CitedAnswer.Root>,
  );
  await vi.waitFor(() => expect(quote()).toHaveAttribute('lang', 'ar'));
  expect(panel().dir).toBe('ltr');
});
