import { answerFrom, type Answer } from '@cited-stream/core';
import { CitedAnswer } from '@cited-stream/react';
import { eventsOf } from '@cited-stream/testing';
import { after, cite, finished } from '@cited-stream/testing/answers';
import { demonstrations } from '@cited-stream/testing/demonstrations';
import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { answerOf, markupOf, show, sketchOf, statesOf, whole, type Piece } from '../test/show.tsx';
import { CitedMarkdown } from './cited-markdown.tsx';

/** A copy whose ids are those of no particular answer, and whose neighbouring texts are one. */
function withoutIds(element: Element): Element {
  const copy = element.cloneNode() as Element;
  copy.innerHTML = element.innerHTML.replace(/_r_5f_\w+?_5f_|_r_\w+?_/g, 'id');
  copy.normalize();
  return copy;
}

test('what is drawn while streaming is what is drawn from the finished message', () => {
  for (const demonstration of demonstrations) {
    const { container, next, unmount } = show(answerFrom([]), { panel: true });
    const events = eventsOf(demonstration.message);
    for (let share = 0; share <= 1; share += 0.05) {
      next(after(events.slice(0, Math.round(events.length * share)), demonstration));
    }
    next(finished(demonstration));
    const live = withoutIds(container);
    unmount();
    const reloaded = show(finished(demonstration), { panel: true });
    // Not by markup, in which attributes stand in the order they were set.
    expect(withoutIds(reloaded.container).isEqualNode(live), demonstration.id).toBe(true);
    reloaded.unmount();
  }
});

test('a page from the server hydrates without a word, for every demonstration', async () => {
  const errors = vi.spyOn(console, 'error');
  for (const demonstration of demonstrations) {
    const host = document.body.appendChild(document.createElement('div'));
    const page = whole(finished(demonstration), { panel: true });
    host.innerHTML = renderToString(page);
    const onRecoverableError = vi.fn();
    const root = await act(async () => hydrateRoot(host, page, { onRecoverableError }));
    expect(onRecoverableError, demonstration.id).not.toHaveBeenCalled();
    await act(async () => root.unmount());
    host.remove();
  }
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});

const cited: Piece[] = [
  ['# Title\n\nSome *words* and '],
  ['a **bold** claim', cite(0)],
  [', then:\n\n1. one '],
  ['cited', cite(1)],
  ['\n2. two\n\n| a | b |\n|---|---|\n| c | '],
  ['d', cite(2)],
  [' |\n\n```js\nx\n```\n\n> quote '],
  ['cited', cite(0)],
  ['\n\nEnd.'],
];

const stripped: Piece[] = cited.map(([text]) => [text]);

test('without its markers a cited answer is the answer without citations', () => {
  const one = show(answerOf(cited));
  const markers = one.markers().length;
  const markup = markupOf(one.text());
  one.unmount();
  const other = show(answerOf(stripped));
  expect(markers).toBe(4);
  expect(markup).toBe(markupOf(other.text()));
});

test('in one pass and in groups or not, the same is drawn', () => {
  const markups = [{}, { grouping: false }, { incremental: false }].map((options) => {
    const { text, unmount } = show(answerOf(cited), options);
    // Between the blocks of one pass there are line endings, as in any HTML that is written out.
    const markup = markupOf(text()).replaceAll(/>\n+</g, '><');
    unmount();
    return markup;
  });
  expect(new Set(markups).size).toBe(1);
});

test('outside of a root it makes one around the answer that it is given', () => {
  const answer = answerOf(cited);
  const { container, rerender } = show(answer);
  rerender(<CitedMarkdown answer={answer} />);
  expect(container.querySelector('article .cited-markdown')).not.toBeNull();
  expect(container.querySelectorAll('[data-marker]')).toHaveLength(4);
});

test('without any answer it says what to do', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { rerender } = show(answerOf(cited));
  expect(() => rerender(<CitedMarkdown />)).toThrow(
    /CitedMarkdown found no answer.*Put it inside <CitedAnswer\.Root.*or give it an `answer`/,
  );
  quiet.mockRestore();
});

test('a marker of one’s own stands in for ours, and elements of one’s own for elements', () => {
  const { text } = show(answerOf(cited), {
    components: {
      citation: ({ marker }) => <b className="chip">{marker.number}</b>,
      h1: ({ node, ...props }) => {
        void node;
        return <h3 {...props} data-own="" />;
      },
    },
  });
  expect([...text().querySelectorAll('.chip')].map((chip) => chip.textContent)).toEqual([
    '1',
    '2',
    '3',
    '1',
  ]);
  expect(text().querySelector('h3[data-own]')?.textContent).toBe('Title');
  expect(text().querySelector('h1')).toBeNull();
});

test('components written in place, and the same in effect, draw nothing anew', () => {
  const H1 = vi.fn(() => <h1>x</h1>);
  const options = () => ({ components: { h1: H1 }, remarkPlugins: [], imageHosts: ['a.example'] });
  const answer: Answer = answerOf(cited);
  const { rerender } = show(answer, options());
  const count = H1.mock.calls.length;
  rerender(whole(answer, options()));
  expect(H1).toHaveBeenCalledTimes(count);
});

test('a plugin that fails leaves the answer readable, and says so once', () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = () => () => {
    throw new Error('No.');
  };
  const { text, next, markers } = show(answerOf(cited.slice(0, 3)), { rehypePlugins: [broken] });
  next(answerOf(cited));
  expect(text().querySelector('table')).not.toBeNull();
  expect(markers()).toHaveLength(4);
  expect(errors).toHaveBeenCalledOnce();
  expect(errors.mock.calls[0]![0]).toMatch(/a Markdown plugin failed/);
  errors.mockRestore();
});

test.each([
  ['is not there', undefined as never],
  [
    'fails when it is set up',
    () => {
      throw new Error('An option is missing.');
    },
  ],
  ['works asynchronously', () => () => Promise.resolve()],
])('a plugin that %s leaves the answer whole, and is told of once', (_, plugin) => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const option of ['remarkPlugins', 'rehypePlugins']) {
    const { text, markers, unmount } = show(answerOf(cited), { [option]: [plugin] });
    expect(text().querySelector('strong')).not.toBeNull();
    expect(markers()).toHaveLength(4);
    unmount();
  }
  expect(errors).toHaveBeenCalledTimes(2);
  errors.mockRestore();
});

test('a plugin whose work comes too late is not given more', () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const late = vi.fn(() => Promise.resolve());
  show(answerOf(cited), { rehypePlugins: [() => late] });
  expect(late).toHaveBeenCalledOnce();
  errors.mockRestore();
});

test('an address that `urlTransform` fails on is words, and the markers stay', () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const pieces: Piece[] = [['See [x](/x) and [y](https://e.org/) '], ['now', cite(0)], ['.']];
  const { text, markers } = show(answerOf(pieces), { urlTransform: (url) => new URL(url).href });
  expect(sketchOf(text())).toContain('<span>x</span> and <a href="https://e.org/"');
  expect(markers()).toHaveLength(1);
  expect(errors).toHaveBeenCalledOnce();
  errors.mockRestore();
});

test('a marker that holds the focus keeps it while its list becomes loose', async () => {
  const pieces: Piece[] = [['- '], ['one', cite(0)], ['\n- two\n'], ['\n- three\n\n']];
  const states = await statesOf(pieces);
  const tight = states.findIndex(({ annotations }) => annotations.text.includes('two'));
  const { next, markers, text } = show(states[tight]!, { children: <CitedAnswer.Preview /> });
  await act(async () => markers()[0]!.focus());
  for (const state of states.slice(tight + 1)) await act(async () => next(state));
  expect(text().querySelector('li > p')).not.toBeNull();
  expect(document.activeElement).toBe(markers()[0]);
});

test('the model’s footnotes are text, and as footnotes they are those of their own answer', () => {
  const noted = answerOf([['So[^1] it '], ['is', cite(0)], ['.\n\n[^1]: A note.']]);
  const { text } = show(noted);
  expect(text().textContent).toContain('[^1]');
  const page = (
    <>
      {whole(noted, { footnotes: true })}
      {whole(noted, { footnotes: true })}
    </>
  );
  const { container } = render(page);
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const references = [...container.querySelectorAll<HTMLAnchorElement>('[data-footnote-ref]')];
  expect(references).toHaveLength(2);
  for (const reference of references) {
    const note = document.getElementById(decodeURIComponent(reference.hash.slice(1)));
    expect(note?.textContent).toContain('A note.');
    expect(note?.closest('article')).toBe(reference.closest('article'));
  }
  expect(container.querySelectorAll('[data-marker]')).toHaveLength(2);
});

test('in a long paragraph markers stand where they would in one pass, whatever an extension makes of its text', async () => {
  const words = 'Some more words that go on and on. '.repeat(14);
  const pieces: Piece[] = [
    [words],
    ['One', cite(0)],
    [`. ${words}`],
    ['Two', cite(1)],
    [` and [see www.e.org/a more ${words}`],
    ['three', cite(2)],
    [' end.'],
  ];
  const errors = vi.spyOn(console, 'error');
  const states = (await statesOf(pieces)).filter((_, at) => at % 5 === 0);
  const live = show(states[0]!);
  const onePass = show(states[0]!, { incremental: false });
  for (const state of states.slice(1)) {
    live.next(state);
    onePass.next(state);
    expect(sketchOf(live.text())).toBe(sketchOf(onePass.text()));
  }
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});
