import { eventsOf } from '@cited-stream/testing';
import { cite, documents, finished, liveStates } from '@cited-stream/testing/answers';
import {
  demonstrations,
  employeeHandbook,
  knowledgeBase,
  type Demonstration,
} from '@cited-stream/testing/demonstrations';
import { act } from '@testing-library/react';
import type * as React from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { Components } from 'streamdown';
import { expect, test, vi } from 'vitest';
import { answerOf, messageOf, show as showMarkdown, statesOf } from '../test/show.tsx';
import { citedComponents } from './cited-components.ts';
import { page, show } from './test/show-streamdown.tsx';

const states = (demonstration: Demonstration) =>
  liveStates(eventsOf(demonstration.message), demonstration);

/** The letters and digits before each marker. */
function wordsBefore(text: Element): string[] {
  return [...text.querySelectorAll('[data-marker]')].map((marker) => {
    const range = document.createRange();
    range.setStart(text, 0);
    range.setEndBefore(marker);
    const before = range.cloneContents();
    for (const other of before.querySelectorAll(
      '.cited-marker, button:not([data-streamdown="link"])',
    )) {
      other.remove();
    }
    return before.textContent.replace(/[^\p{L}\p{N}.]/gu, '').slice(-16);
  });
}

test.each([employeeHandbook, knowledgeBase])(
  'at each delta of $id each marker is there once, and never in a link or code',
  async (demonstration) => {
    const answers = await states(demonstration);
    const view = show(answers[0]!);
    let most = 0;
    for (const answer of answers) {
      view.next(answer);
      const shown = view.markers().map(({ dataset }) => dataset['marker']);
      const { markers } = answer.annotations;
      expect(new Set(shown)).toEqual(new Set(markers.map(({ id }) => id)));
      expect(shown).toHaveLength(markers.length);
      expect(view.text().querySelector('[data-streamdown=link] .cited-marker')).toBeNull();
      expect(view.text().querySelector('code .cited-marker, pre .cited-marker')).toBeNull();
      most = Math.max(most, markers.length);
    }
    expect(most).toBeGreaterThan(2);
  },
);

test('each marker stands behind the words that it stands behind in CitedMarkdown', () => {
  let count = 0;
  for (const demonstration of demonstrations) {
    const answer = finished(demonstration);
    const ours = showMarkdown(answer);
    const expected = wordsBefore(ours.text());
    ours.unmount();
    const theirs = show(answer);
    expect(wordsBefore(theirs.text()), demonstration.id).toEqual(expected);
    count += expected.length;
    theirs.unmount();
  }
  expect(count).toBeGreaterThan(40);
});

test('two answers on a page do not show each other’s markers', async () => {
  const [handbook, base] = await Promise.all([states(employeeHandbook), states(knowledgeBase)]);
  const view = show([handbook[0]!, base[0]!]);
  for (let at = 0; at < Math.max(handbook.length, base.length); at += 5) {
    const answers = [handbook, base].map((list) => list[Math.min(at, list.length - 1)]!);
    view.next(answers);
    answers.forEach(({ annotations }, which) =>
      expect(view.markers(which).map((link) => link.dataset['marker'])).toEqual(
        annotations.markers.map(({ id }) => id),
      ),
    );
  }
});

test('two answers with the same words have markers of their own', () => {
  const pieces = (source: number) => [['One '], ['two', cite(source)], ['.']] as never;
  const view = show([answerOf(pieces(0)), answerOf(pieces(2))]);
  expect([0, 1].map((which) => view.markers(which)[0]!.ariaLabel)).toEqual([
    'Citation 1: Document A',
    'Citation 1: Document C',
  ]);
});

/** How often each block was drawn, by its words. */
function counting(tag: 'h2' | 'p') {
  const drawn = new Map<string, number>();
  const Counted = ({ children }: { children?: React.ReactNode }) => {
    const words = [children].flat().find((child) => typeof child === 'string') ?? '';
    drawn.set(words, (drawn.get(words) ?? 0) + 1);
    return tag === 'h2' ? <h2>{children}</h2> : <p>{children}</p>;
  };
  const components = { ...citedComponents, [tag]: Counted } as Components;
  return { drawn, components };
}

test('a late citation draws its block and no other', async () => {
  const pieces = [['## A one\n\n'], ['## B two\n\n'], ['## C three']] as const;
  const events = eventsOf(messageOf(pieces)).slice(0, -3);
  const late = {
    type: 'content_block_delta',
    index: 1,
    delta: { type: 'citations_delta', citation: cite(0) as never },
  } as const;
  const answers = await liveStates([...events, late], { sources: documents(1) });
  const at = answers.findIndex(({ annotations }) => annotations.markers.length > 0);
  const { drawn, components } = counting('h2');
  const view = show(answers[at - 1]!, { components });
  drawn.clear();
  view.next(answers[at]!);
  expect(view.markers()).toHaveLength(1);
  expect(view.text().querySelectorAll('h2')[1]!.querySelector('.cited-marker')).not.toBeNull();
  expect([...drawn]).toEqual([['B two', 1]]);
});

test('a block that another has followed is not drawn again, not even when the answer ends', async () => {
  const pieces = Array.from({ length: 12 }, (_, at) => [
    [`Paragraph ${at} says `] as const,
    [`what is in a source`, cite(at % 3)] as const,
    ['.\n\n'] as const,
  ]).flat();
  const answers = await statesOf(pieces);
  const { drawn, components } = counting('p');
  const view = show(answers[0]!, { components });
  const late: string[] = [];
  for (const answer of answers) {
    const before = new Map(drawn);
    view.next(answer);
    const last = view.text().querySelectorAll('p').length - 1;
    for (const [words, count] of drawn) {
      const at = Number(/\d+/.exec(words)?.[0]);
      if (count !== before.get(words) && at < last - 1) late.push(words);
    }
  }
  expect(view.markers()).toHaveLength(12);
  expect(late).toEqual([]);
});

test('text that is replaced by as much other text takes its markers along', () => {
  const view = show(answerOf([['One '], ['two', cite(0)], [' six.\n\nEnd.']]));
  view.next(answerOf([['One two '], ['six', cite(1)], ['.\n\nEnd.']]));
  expect(view.outline()).toBe('<p>One two six.[1]</p><p>End.</p>');
  view.next(answerOf([['One two six.\n\n'], ['End', cite(1)], ['.']]));
  expect(view.outline()).toBe('<p>One two six.</p><p>End.[1]</p>');
});

test('while text comes a marker waits before the full stop, and goes on when the answer ends', () => {
  const answer = answerOf([['One '], ['two', cite(0)], ['.']]);
  const view = show({ ...answer, status: 'streaming' });
  expect(view.outline()).toBe('<p>One two[1].</p>');
  view.next(answer);
  expect(view.outline()).toBe('<p>One two.[1]</p>');
});

test.each([
  ['**'],
  ['`'],
  ['[the '],
  ['| a | b |\n| - | - |\n| c | '],
  ['```js\n'],
  ['- one\n  - '],
  ['> '],
  ['$$\n'],
])('after %j, before its end, the marker is there', (open) => {
  const answer = answerOf([[`Before.\n\n${open}`], ['words', cite(0)]]);
  const view = show({ ...answer, status: 'streaming' });
  expect(view.markers()).toHaveLength(1);
  expect(view.text().querySelector('pre .cited-marker, code .cited-marker')).toBeNull();
});

test('in French the marker stands before the punctuation', () => {
  const { outline } = show(answerOf([['Vert '], ['bleu', cite(0)], ['. Oui']], { locale: 'fr' }));
  expect(outline()).toBe('<p>Vert bleu[1]. Oui</p>');
});

test('a page from the server hydrates without a word', async () => {
  const errors = vi.spyOn(console, 'error');
  const answer = finished(employeeHandbook);
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(page([answer]));
  expect(host.querySelectorAll('[data-marker]')).toHaveLength(answer.annotations.markers.length);
  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(host, page([answer]), { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(errors).not.toHaveBeenCalled();
  await act(async () => root.unmount());
  host.remove();
  errors.mockRestore();
});

test('a marker after a picture stands in no paragraph with its frame', () => {
  const errors = vi.spyOn(console, 'error');
  show(answerOf([['![a '], ['chart', cite(0)], ['](https://e.org/c.png)\n\nThen.']]));
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});
