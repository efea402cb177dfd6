import { answerFrom, type SourceInput } from '@cited-stream/core';
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  block,
  cite,
  citePage,
  citeWeb,
  documents,
  message,
  withStatus,
} from '@cited-stream/testing/answers';
import { show } from '../../test/show.tsx';
import { Marker } from './marker.tsx';

const digits = (markers: HTMLElement[]) => markers.map(({ textContent }) => textContent);
const names = (markers: HTMLElement[]) => markers.map((marker) => marker.ariaLabel);

test('numbers follow the text, and the panel follows the numbers', () => {
  const answer = answerFrom(
    message([block('One', cite(1)), block(' two', cite(0)), block(' three', cite(1))]),
    { sources: documents(2) },
  );
  const { markers, container } = show(answer);
  expect(digits(markers())).toEqual(['1', '2', '1']);
  const titles = [...container.querySelectorAll('.cited-entry .cited-source-title')];
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Document B', 'Document A']);
});

test('the index of a document is never its number', () => {
  const answer = answerFrom(message([block('Yes', cite(3))]), { sources: documents(4) });
  const { markers } = show(answer);
  expect(names(markers())).toEqual(['Citation 1: Document D']);
  expect(digits(markers())).toEqual(['1']);
});

test('a document that the request does not hold is an unknown source', () => {
  const answer = answerFrom(message([block('Yes', cite(9))]), { sources: documents(2) });
  const { markers, container } = show(answer);
  expect(names(markers())).toEqual(['Citation 1: Unknown source']);
  expect(container.querySelector('.cited-entry')).toHaveTextContent('Unknown source');
});

test('a document outside of the list keeps the title that its citation gives, and that is said', async () => {
  const answer = answerFrom(message([block('Yes', cite(9, 'a', 'Annex B'))]), {
    sources: documents(2),
  });
  const { markers, container, card } = show(answer);
  expect(names(markers())).toEqual(['Citation 1: Annex B']);
  const caveat = 'not among the documents given';
  expect(container.querySelector('.cited-entry-head')).toHaveTextContent(`Annex BText · ${caveat}`);
  expect(container.querySelector('.cited-entry')).toHaveAttribute('data-source', 'unknown');
  await userEvent.hover(markers()[0]!);
  await expect.poll(() => card()?.textContent).toContain(`Annex B${caveat}`);
});

test('three citations of one page on one block are one marker with three quotes', () => {
  const url = 'https://example.com/a';
  const answer = answerFrom(
    message([block('Yes', citeWeb(url, 'a', 'A'), citeWeb(url, 'b', 'A'), citeWeb(url, 'c', 'A'))]),
  );
  const { markers, container } = show(answer);
  expect(markers()).toHaveLength(1);
  const quotes = [...container.querySelectorAll('.cited-entry .cited-quote-text')];
  expect(quotes.map(({ textContent }) => textContent)).toEqual(['a', 'b', 'c']);
});

test('a title that arrives later replaces its placeholder, without new text', () => {
  const whole = message([block('Yes', cite(0))]);
  const { markers, container, next } = show(withStatus(answerFrom(whole), 'streaming'));
  expect(names(markers())).toEqual(['Citation 1, source loading']);
  expect(container.querySelector('.cited-entry')).toHaveTextContent('Source loading');
  next(withStatus(answerFrom(whole, { sources: documents(1) }), 'streaming'));
  expect(names(markers())).toEqual(['Citation 1: Document A']);
  expect(container.querySelector('.cited-entry')).toHaveTextContent('Document A');
  expect(container.textContent).not.toContain('undefined');
});

test('a block that cites two documents has one group, and Tab reaches both of its markers', async () => {
  const answer = answerFrom(message([block('Yes', cite(0), cite(1))]), { sources: documents(2) });
  const { markers, container } = show(answer, { panel: false });
  expect(container.querySelectorAll('.cited-group')).toHaveLength(1);
  expect(digits(markers())).toEqual(['1', '2']);
  await userEvent.tab();
  expect(document.activeElement).toBe(markers()[0]);
  await userEvent.tab();
  expect(document.activeElement).toBe(markers()[1]);
});

test('the name says the place, and cuts long titles', () => {
  const sources = [
    { title: 'A title. '.repeat(20), content: { pdf: 'https://example.com/a.pdf' } },
  ];
  const answer = answerFrom(message([block('Yes', citePage(0, 5, 'x'))]), { sources });
  const { markers } = show(answer);
  expect(names(markers())[0]).toMatch(/^Citation 1: A title\. .{60,80}…, p\. 5$/);
});

test('digits are those of the numbering system, in sight and in the name', () => {
  const answer = answerFrom(message([block('Yes', cite(0))]), { sources: documents(1) });
  const { markers } = show(answer, { locale: 'ar', numberingSystem: 'arab' });
  expect(digits(markers())).toEqual(['١']);
  expect(names(markers())[0]).toContain('١');
});

test('a marker leads to its entry in the panel', async () => {
  const answer = answerFrom(message([block('Yes', cite(0)), block(' no', cite(1))]), {
    sources: documents(2),
  });
  const { markers, container } = show(answer);
  const entry = container.querySelectorAll('.cited-entry')[1]!;
  expect(markers()[1]!.hash).toBe(`#${entry.id}`);
  await userEvent.click(markers()[1]!);
  expect(document.activeElement).toBe(entry);
  expect(entry).toHaveAttribute('data-active');
  expect(location.hash).toBe('');
});

test('without a panel it leads to the source itself, if that has an address', () => {
  const answer = answerFrom(message([block('Yes', citeWeb('https://example.com/a', 'x', 'A'))]));
  const { markers } = show(answer, { panel: false });
  expect(markers()[0]!.href).toBe('https://example.com/a');
  expect(markers()[0]!.rel).toBe('noopener noreferrer');
});

test.each(['', '/docs', 'a b', 'example.com/x', 'javascript:1'])(
  'the address %j is no link, and nothing throws',
  (url) => {
    const sources: SourceInput[] = [{ title: 'A', url, content: 'Text.' }];
    const answer = answerFrom(message([block('Yes', cite(0)), block(' no', citeWeb(url, 'x'))]), {
      sources,
    });
    for (const panel of [true, false]) {
      const { container, unmount } = show(answer, { panel });
      for (const link of container.querySelectorAll('a')) {
        expect(link.getAttribute('href')).toMatch(/^#./);
      }
      unmount();
    }
  },
);

test('with neither panel nor preview nor address a click goes nowhere', async () => {
  const answer = answerFrom(message([block('Yes', cite(0))]), { sources: documents(1) });
  const { markers } = show(answer, { panel: false, preview: false });
  await userEvent.click(markers()[0]!);
  expect(location.hash).toBe('');
});

test('the host can prevent an activation, and is told what it was', async () => {
  const onActivate = vi.fn((_active: unknown, event: Event) => event.preventDefault());
  const answer = answerFrom(message([block('Yes', cite(0))]), { sources: documents(1) });
  const { markers, container } = show(answer, { onActivate });
  await userEvent.click(markers()[0]!);
  expect(onActivate).toHaveBeenCalledOnce();
  expect(onActivate.mock.calls[0]![0]).toEqual({
    answerId: 'msg_1',
    markerId: answer.annotations.markers[0]!.id,
    citationId: answer.annotations.markers[0]!.citations[0]!.id,
  });
  expect(container.querySelector('[data-active]')).toBeNull();
});

test('the host can own which citation is active', async () => {
  const answer = answerFrom(message([block('Yes', cite(0)), block(' no', cite(1))]), {
    sources: documents(2),
  });
  const [first, second] = answer.annotations.markers;
  const onActiveChange = vi.fn();
  const active = { answerId: 'msg_1', markerId: first!.id, citationId: first!.citations[0]!.id };
  const { markers } = show(answer, { active, onActiveChange });
  expect(markers()[0]).toHaveAttribute('data-active');
  await userEvent.click(markers()[1]!);
  expect(onActiveChange).toHaveBeenCalledWith(expect.objectContaining({ markerId: second!.id }));
  expect(markers()[0]).toHaveAttribute('data-active');
  expect(markers()[1]).not.toHaveAttribute('data-active');
});

test('outside of an answer it says what to do', () => {
  const answer = answerFrom(message([block('Yes', cite(0))]));
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Marker marker={answer.annotations.markers[0]!} />)).toThrow(
    /CitedAnswer\.Marker found no answer.*Put it inside <CitedAnswer\.Root/,
  );
  quiet.mockRestore();
});
