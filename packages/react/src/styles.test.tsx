import { answerFrom } from '@cited-stream/core';
import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { block, cite, citeWeb, documents, message } from '@cited-stream/testing/answers';
import { show } from './test/show.tsx';
import { SourcePanel } from './source-panel/source-panel.tsx';

interface MediaSession {
  send(method: 'Emulation.setEmulatedMedia', params: { media: string }): Promise<unknown>;
}

const media = (name: '' | 'print') =>
  (cdp() as unknown as MediaSession).send('Emulation.setEmulatedMedia', { media: name });

afterEach(async () => {
  delete document.documentElement.dataset.theme;
  document.documentElement.removeAttribute('style');
  await media('');
});

const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector)!);
const LONG = 'A title as long as anybody may care to write one. '.repeat(12);

/** How many lines of text can be seen of an element. */
function linesOf(element: Element): number {
  const { blockSize, lineHeight } = getComputedStyle(element);
  return Math.round(parseFloat(blockSize) / parseFloat(lineHeight));
}

test.each(['16px', '24px'])(
  'at %s the card stands clear of the line that it belongs to',
  async (size) => {
    const answer = answerFrom(message([block('Typography', cite(0))]), { sources: documents(1) });
    const { markers, container, card } = show(answer, { style: { fontSize: size } });
    await userEvent.hover(markers()[0]!);
    await vi.waitFor(() => expect(card()).toHaveAttribute('data-side', 'bottom'));
    const line = document.createRange();
    line.selectNodeContents(container.querySelector('.cited-paragraph')!.firstChild!);
    await vi.waitFor(() => {
      expect(card()!.getAnimations()).toEqual([]);
      const gap = card()!.getBoundingClientRect().top - line.getBoundingClientRect().bottom;
      expect(gap).toBeGreaterThanOrEqual(1);
    });
  },
);

test('a long title takes three lines in the card and four in the panel, cited or not', async () => {
  const sources = [
    { title: LONG, content: 'Text.' },
    { title: LONG, url: 'https://example.com/a' },
  ];
  const answer = answerFrom(message([block('Yes', cite(0))]), { sources });
  const { markers, container, card } = show(answer, { style: { inlineSize: 400 } });
  const names = [...container.querySelectorAll('.cited-source-name')];
  expect(names.map(linesOf)).toEqual([4, 4]);
  await userEvent.hover(markers()[0]!);
  await vi.waitFor(() => expect(card()).not.toBeNull());
  expect(linesOf(card()!.querySelector('.cited-source-name')!)).toBe(3);
});

test('the dot between kind and place starts no line, at any width', () => {
  const answer = answerFrom(message([block('Yes', citeWeb('https://a.example/a', 'x', 'A page'))]));
  const { container } = render(<SourcePanel answer={answer} />);
  const text = container.querySelector('.cited-entry-about')!.firstChild!;
  const at = text.textContent!.indexOf('·');
  const boxOf = (start: number) => {
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, start + 1);
    return range.getBoundingClientRect();
  };
  for (let width = 80; width < 260; width += 1) {
    container.style.inlineSize = `${width}px`;
    expect(boxOf(at).top).toBe(boxOf(at - 2).top);
  }
});

test('on paper a dark page is ink on white, and nothing is active', async () => {
  document.documentElement.dataset.theme = 'dark';
  document.documentElement.style.color = 'rgb(240, 240, 240)';
  const answer = answerFrom(message([block('Yes', cite(0))]), { sources: documents(2) });
  const { markers } = show(answer);
  await userEvent.click(markers()[0]!);
  const entry = document.querySelector('.cited-entry')!;
  expect(document.activeElement).toBe(entry);
  await media('print');

  const ink = 'rgb(0, 0, 0)';
  const none = 'rgba(0, 0, 0, 0)';
  await vi.waitFor(() => expect(styleOf('.cited-marker-link').backgroundColor).toBe(none));
  await vi.waitFor(() => expect(styleOf('.cited-note').backgroundColor).toBe(none));
  for (const part of ['.cited-answer', '.cited-panel']) {
    expect(styleOf(part).backgroundColor).toBe('rgb(255, 255, 255)');
    expect(styleOf(part).color).toBe(ink);
  }
  for (const part of ['.cited-marker-link', '.cited-entry-number']) {
    expect(styleOf(part).color).toBe(ink);
  }
  expect(entry).toHaveAttribute('data-active');
  expect(styleOf('.cited-entry').borderInlineStartColor).toBe(none);
  expect(styleOf('.cited-entry').outlineStyle).toBe('none');
});
