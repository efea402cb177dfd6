import { annotate, answerFrom, emptyMessage, reduceMessage } from '@cited-stream/core';
import { eventsOf } from '@cited-stream/testing';
import { demonstrations } from '@cited-stream/testing/demonstrations';
import { expect, test, vi } from 'vitest';
import { after, finished, block, cite, documents, message } from '@cited-stream/testing/answers';
import { show } from '../../test/show.tsx';

const drawn = vi.hoisted(() => ({ paragraphs: 0, links: 0 }));

// Every element passes through here when it is drawn, so that drawings can be counted.
vi.mock('react/jsx-dev-runtime', async (importOriginal) => {
  const runtime = await importOriginal<typeof import('react/jsx-dev-runtime')>();
  const count: typeof runtime.jsxDEV = (type, props, ...rest) => {
    if (type === 'p' && (props as { className?: string }).className === 'cited-paragraph') {
      drawn.paragraphs += 1;
    }
    if (type === 'a') drawn.links += 1;
    return runtime.jsxDEV(type, props, ...rest);
  };
  return { ...runtime, jsxDEV: count };
});

/** A copy whose ids are those of no particular answer. */
function withoutIds(element: Element): Element {
  const copy = element.cloneNode() as Element;
  copy.innerHTML = element.innerHTML.replace(/_r_5f_\w+?_5f_|_r_\w+?_/g, 'id');
  return copy;
}

const textOf = (element: Element) => element.querySelector('.cited-text')!.textContent;

test.each(['citations-first', 'text-first', 'interleaved'] as const)(
  'at no moment does a marker stand before its words, with %s',
  (order) => {
    const whole = message([block('Apple today said', cite(0), cite(0), cite(0))]);
    const events = eventsOf(whole, { order });
    const { container, next } = show(answerFrom([]));
    for (let count = 0; count <= events.length; count += 1) {
      next(after(events.slice(0, count), { sources: documents(1) }));
      const text = textOf(container);
      expect(text).not.toMatch(/^1/);
      expect('Apple today said').toContain(text.replace(/1$/, ''));
    }
    expect(textOf(container)).toBe('Apple today said1');
  },
);

test('blank lines part paragraphs, and each marker is in its own', () => {
  const answer = answerFrom(
    message([
      block('One'),
      block(' cited', cite(0)),
      block('.\n\nTwo\nlines'),
      block('.', cite(1)),
    ]),
    { sources: documents(2) },
  );
  const { container } = show(answer);
  const paragraphs = [...container.querySelectorAll('.cited-paragraph')];
  expect(paragraphs.map(({ textContent }) => textContent)).toEqual(['One cited.1', 'Two\nlines.2']);
});

test('what is drawn while streaming is what is drawn from the finished message', () => {
  for (const demonstration of demonstrations) {
    const { container, next, unmount } = show(answerFrom([]));
    const events = eventsOf(demonstration.message);
    for (let share = 0; share <= 1; share += 0.1) {
      next(after(events.slice(0, Math.round(events.length * share)), demonstration));
    }
    next(finished(demonstration));
    const live = withoutIds(container);
    unmount();
    const reloaded = show(finished(demonstration));
    // Not by markup, in which attributes stand in the order they were set.
    expect(withoutIds(reloaded.container).isEqualNode(live)).toBe(true);
    reloaded.unmount();
  }
});

test('a delta draws the last paragraph and no other', () => {
  const start = 'First, cited. \n\nSecond.\n\nThird';
  const sources = documents(1);
  let state = reduceMessage(emptyMessage, [
    ...eventsOf(message([block('First', cite(0))])).slice(0, -2),
    { type: 'content_block_start', index: 1, content_block: { ...block(''), citations: null } },
    { type: 'content_block_delta', index: 1, delta: { type: 'text_delta', text: start } },
  ]);
  const answer = () => ({
    ...answerFrom([]),
    id: 'msg_1',
    status: 'streaming' as const,
    annotations: annotate([state], { sources }),
  });
  const { next } = show(answer());
  drawn.paragraphs = 0;
  drawn.links = 0;
  for (let count = 0; count < 10; count += 1) {
    state = reduceMessage(state, {
      type: 'content_block_delta',
      index: 1,
      delta: { type: 'text_delta', text: ' more' },
    });
    next(answer());
  }
  // Strict development renders are not on here, so one delta is one drawing.
  expect(drawn.paragraphs).toBe(10);
});

test('a citation without new text draws its own paragraph and no other', () => {
  const sources = documents(2);
  const before = eventsOf(message([block('One.', cite(0)), block('\n\nTwo.'), block('\n\nThree')]));
  const events = before.slice(0, -3);
  const { container, next } = show(after(events, { sources }));
  drawn.paragraphs = 0;
  next(
    after(
      [
        ...events,
        {
          type: 'content_block_delta',
          index: 2,
          delta: { type: 'citations_delta', citation: cite(0) as never },
        },
      ],
      { sources },
    ),
  );
  expect(drawn.paragraphs).toBe(1);
  expect(textOf(container)).toBe('One.1Two.Three1');
});

test.each([
  ['English', 'Some words, others (of many a length) stand here: “so”.'.split(' '), ' '],
  // Between these characters a line may break anywhere.
  ['Japanese', '文章は、どこでも改行できます。「ここ」でも。'.split(''), ''],
])('a marker never starts a line, at any width, in %s', (_, words, between) => {
  const blocks = words.flatMap((word) => [block(word, cite(0), cite(1)), block(between || '字')]);
  const answer = answerFrom(message(blocks), {
    sources: documents(2),
    placement: 'before-punctuation',
  });
  const { container } = show(answer, { panel: false, preview: false });
  const text = container.querySelector<HTMLElement>('.cited-text')!;
  for (let width = 80; width < 400; width += 3) {
    text.style.width = `${width}px`;
    for (const group of text.querySelectorAll('.cited-group')) {
      const word = group.previousSibling as Text;
      const range = document.createRange();
      range.setStart(word, word.length - 1);
      range.setEnd(word, word.length);
      const last = range.getBoundingClientRect();
      for (const link of group.querySelectorAll('a')) {
        expect(link.getBoundingClientRect().left).toBeGreaterThan(last.left);
      }
    }
  }
});

test('markers do not push lines apart', () => {
  const words = 'Some words and others of many a length stand here '.repeat(10);
  const blocks = words.split(' ').map((word) => block(`${word} `, cite(0)));
  const { container } = show(answerFrom(message(blocks), { sources: documents(1) }));
  const text = container.querySelector<HTMLElement>('.cited-text')!;
  const lines = text.getBoundingClientRect().height / parseFloat(getComputedStyle(text).lineHeight);
  expect(lines).toBeGreaterThan(3);
  expect(lines).toBeCloseTo(Math.round(lines), 2);
});
