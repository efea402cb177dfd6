import { answerFrom } from '@cited-stream/core';
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CitedStreamProvider } from '../provider/cited-stream-provider.tsx';
import { block, cite, citePage, citeWeb, documents, message } from '@cited-stream/testing/answers';
import { show, whole } from '../test/show.tsx';
import { SourcePanel } from './source-panel.tsx';

const all = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

const cites = (count: number) =>
  message(Array.from({ length: count }, (_, index) => block(`${index} `, cite(index))));

test('all 13 cited sources are listed, whatever max says; it limits the uncited', () => {
  const answer = answerFrom(cites(13), { sources: documents(23) });
  render(<SourcePanel answer={answer} max={8} />);
  expect(document.querySelectorAll('.cited-entry')).toHaveLength(13);
  expect(document.querySelectorAll('.cited-uncited-entry')).toHaveLength(8);
  expect(all('.cited-uncited-more')).toEqual(['And 2 more sources']);
});

test('uncited sources have no numbers', () => {
  render(<SourcePanel answer={answerFrom(cites(1), { sources: documents(2) })} />);
  expect(all('.cited-uncited-entry')).toEqual(['Document BText']);
});

test('an answer from web pages alone has a panel like any other', () => {
  const answer = answerFrom(
    message([
      block('One', citeWeb('https://www.example.com/a', 'Words.', 'A page')),
      block(' two', citeWeb('https://example.org/b', '')),
    ]),
  );
  show(answer);
  expect(all('.cited-entry-head')).toEqual([
    'A page (opens in a new tab)Web page\u00A0· example.com',
    'example.org (opens in a new tab)Web page↩',
  ]);
  expect(all('.cited-entry .cited-quote-text')).toEqual(['Words.']);
  // An empty quote leaves the way back, and no line of its own.
  expect(all('.cited-note')).toEqual(['Words.↩']);
});

test('an answer stored without its request keeps its markers and says what is missing', () => {
  const answer = answerFrom(
    message([block('One', cite(0, 'a', 'Contract')), block(' two', cite(1, 'b'))]),
  );
  const { markers } = show(answer);
  expect(markers()).toHaveLength(2);
  expect(all('.cited-entry-head')).toEqual([
    'ContractText\u00A0· Source unavailable',
    'Source unavailable',
  ]);
  // A title that the citation gave is a title; words in place of one are quiet.
  const titles = [...document.querySelectorAll<HTMLElement>('.cited-entry .cited-source-title')];
  expect(titles.map(({ dataset }) => dataset.placeholder)).toEqual([undefined, '']);
  expect(all('.cited-status-words')).toEqual(['Answer complete, 2 sources']);
});

test('every quote stands with its place and leads back to the very marker that used it', async () => {
  const sources = [{ title: 'A', content: { pdf: 'https://example.com/a.pdf' } }];
  const answer = answerFrom(
    message([block('One', citePage(0, 5, 'a')), block(' two', citePage(0, 7, 'b'))]),
    { sources },
  );
  const { markers } = show(answer);
  expect(all('.cited-note')).toEqual(['a p. 5↩', 'b p. 7↩']);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.cited-backlink')];
  expect(links.map(({ ariaLabel }) => ariaLabel)).toEqual([
    'Back to citation 1, place 1 of 2',
    'Back to citation 1, place 2 of 2',
  ]);
  expect(links[1]!.hash).toBe(`#${markers()[1]!.id}`);

  await userEvent.click(markers()[1]!);
  expect(links[0]).not.toHaveAttribute('data-active');
  expect(links[1]).toHaveAttribute('data-active');
  await userEvent.click(links[1]!);
  expect(document.activeElement).toBe(markers()[1]);
  expect(location.hash).toBe('');
});

test('Enter on a marker and Tab to the way back bring the reader there again', async () => {
  const answer = answerFrom(cites(2), { sources: documents(2) });
  const { markers } = show(answer);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(document.querySelector('.cited-entry'));
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(markers()[0]);
});

test('the same words at the same place are listed once', () => {
  const url = 'https://example.com/a';
  const answer = answerFrom(message([block('One', citeWeb(url, 'a'), citeWeb(url, 'a'))]));
  show(answer);
  expect(all('.cited-entry .cited-quote-text')).toEqual(['a']);
});

test('where numbers count passages, a source has the numbers of its markers', () => {
  const answer = answerFrom(
    message([
      block('One', cite(0, 'a')),
      block(' two', cite(1, 'b')),
      block(' three', cite(0, 'cc')),
    ]),
    { sources: documents(2), numbering: 'passage' },
  );
  show(answer);
  expect(all('.cited-entry-number')).toEqual(['1, 3', '2']);
});

test('two answers on one page: no id twice, and links stay inside their answer', () => {
  const answer = answerFrom(cites(3), { sources: documents(4) });
  render(
    <>
      {whole(answer)}
      {whole(answer)}
    </>,
  );
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const root of document.querySelectorAll('.cited-answer')) {
    for (const link of root.querySelectorAll('a')) {
      expect(root.querySelector(link.hash)).not.toBeNull();
    }
  }
});

test('two panels of one answer: no id twice, and markers lead to the first that is there', () => {
  const answer = answerFrom(cites(2), { sources: documents(3) });
  const page = (isFirstThere: boolean) =>
    whole(answer, {
      panel: false,
      children: (
        <>
          {isFirstThere && <SourcePanel key="first" className="first" />}
          <SourcePanel key="second" className="second" />
        </>
      ),
    });
  const { rerender } = render(page(true));
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(document.querySelectorAll('.second .cited-backlink')).toHaveLength(2);
  const target = () => {
    const { hash } = document.querySelector<HTMLAnchorElement>('[data-marker]')!;
    return document.querySelector(hash)?.closest('.cited-panel');
  };
  expect(target()).toHaveClass('first');
  rerender(page(false));
  expect(target()).toHaveClass('second');
});

test('a panel for an answer without an id is not taken for one of another', () => {
  const [shown, other] = [1, 2].map((count) =>
    answerFrom({ ...cites(count), id: '' }, { sources: documents(2) }),
  );
  render(whole(shown!, { panel: false, children: <SourcePanel answer={other} /> }));
  expect(document.querySelectorAll('.cited-entry')).toHaveLength(2);
  expect(document.querySelector('.cited-backlink')).toBeNull();
});

test('a panel elsewhere under the provider finds the markers of its answer', async () => {
  const answer = answerFrom(cites(2), { sources: documents(2) });
  render(
    <CitedStreamProvider>
      {whole(answer, { panel: false })}
      <SourcePanel answer={answer} />
    </CitedStreamProvider>,
  );
  const [, marker] = document.querySelectorAll<HTMLElement>('[data-marker]');
  await userEvent.click(marker!);
  expect(document.activeElement).toBe(document.querySelectorAll('.cited-entry')[1]);
  expect(document.querySelectorAll('.cited-backlink[data-active]')).toHaveLength(1);
});

test('a panel whose markers are not on the page offers no way back', () => {
  render(<SourcePanel answer={answerFrom(cites(1), { sources: documents(1) })} />);
  expect(document.querySelector('.cited-backlink')).toBeNull();
});

test('a panel without an answer says what is wrong, why, and what to do', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<SourcePanel />)).toThrow(
    /SourcePanel found no answer\. .* Put it inside <CitedAnswer\.Root answer=\{answer\}>, or give it an `answer`\./,
  );
  quiet.mockRestore();
});

test('its heading takes the level that fits the page', () => {
  const answer = answerFrom(cites(1), { sources: documents(2) });
  render(<SourcePanel answer={answer} headingLevel={4} />);
  expect(all('h4')).toEqual(['Sources']);
  expect(all('h5')).toEqual(['Not cited']);
});
