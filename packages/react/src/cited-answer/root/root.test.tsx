import { answerFrom } from '@cited-stream/core';
import { act, render } from '@testing-library/react';
import { createRef, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { block, cite, citeWeb, documents, message } from '@cited-stream/testing/answers';
import { show, whole } from '../../test/show.tsx';
import { CitedStreamProvider } from '../../provider/cited-stream-provider.tsx';
import type { Active } from '../../provider/shared.ts';
import * as CitedAnswer from '../parts.ts';
import { SourcePanel } from '../../source-panel/source-panel.tsx';

const answer = answerFrom(
  message([
    block('One', cite(0), cite(1)),
    block('.\n\nTwo', citeWeb('https://example.com/a', 'x', 'A')),
  ]),
  { sources: documents(3) },
);

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

test.each([true, false])('server and browser agree, with a panel: %s', async (panel) => {
  const errors = vi.spyOn(console, 'error');
  const recovered = vi.fn();
  const page = <StrictMode>{whole(answer, { panel })}</StrictMode>;
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(page);
  const link = host.querySelector<HTMLAnchorElement>('[data-marker]')!;
  // Without JavaScript a marker leads to its entry.
  if (panel) expect(host.querySelector(link.hash)).toHaveClass('cited-entry');
  const root = hydrateRoot(host, page, { onRecoverableError: recovered });
  await vi.waitFor(() => {
    expect(host.querySelector('.cited-answer')).not.toBeNull();
    if (!panel) expect(link.hash).toBe(`#${link.id}`);
  });
  expect(errors).not.toHaveBeenCalled();
  expect(recovered).not.toHaveBeenCalled();
  expect(host.querySelector('[data-marker]')).toBe(link);
  root.unmount();
});

test('every part passes on class, ref and attributes to its element', () => {
  const marker = answer.annotations.markers[0]!;
  const refs = Array.from({ length: 6 }, () => createRef<never>());
  render(
    <CitedAnswer.Root answer={answer} className="own" title="t" ref={refs[0]}>
      <CitedAnswer.Text className="own" title="t" ref={refs[1]} />
      <CitedAnswer.Marker marker={marker} className="own" title="t" ref={refs[2]} />
      <CitedAnswer.Group
        group={answer.annotations.groups[0]!}
        className="own"
        title="t"
        ref={refs[3]}
      />
      <CitedAnswer.Status className="own" title="t" ref={refs[4]} />
      <SourcePanel className="own" title="t" ref={refs[5]} />
    </CitedAnswer.Root>,
  );
  const parts = refs.map(({ current }) => current as HTMLElement | null);
  expect(parts.map((part) => part?.className)).toEqual([
    'cited-answer own',
    'cited-text own',
    'cited-marker-link own',
    'cited-group own',
    'cited-status own',
    'cited-panel own',
  ]);
  for (const part of parts) expect(part?.title).toBe('t');
});

test('a host can render the marker itself', () => {
  render(
    <CitedAnswer.Root answer={answer}>
      <CitedAnswer.Marker marker={answer.annotations.markers[0]!} asChild className="ours">
        <a className="theirs" title="t">
          Note
        </a>
      </CitedAnswer.Marker>
    </CitedAnswer.Root>,
  );
  const link = document.querySelector('a')!;
  expect(link).toHaveTextContent('Note');
  expect(link).toHaveAttribute('role', 'doc-noteref');
  expect(link.className).toBe('cited-marker-link ours theirs');
});

test('the handlers of the host run first, and may prevent ours', () => {
  const { markers, container } = show(answer, { onClick: (event) => event.preventDefault() });
  markers()[0]!.click();
  expect(container.querySelector('[data-active]')).toBeNull();
});

test('answers without an id do not share what is active', () => {
  const idless = answerFrom(message([block('One', cite(0))], { id: '' }), {
    sources: documents(1),
  });
  const onActiveChange = vi.fn<(active: Active | null) => void>();
  render(
    <CitedStreamProvider onActiveChange={onActiveChange}>
      {whole(idless)}
      {whole(idless)}
    </CitedStreamProvider>,
  );
  const [one, other] = document.querySelectorAll<HTMLElement>('.cited-answer');
  act(() => one!.querySelector<HTMLElement>('[data-marker]')!.click());
  expect(one!.querySelectorAll('.cited-marker-link[data-active]')).toHaveLength(1);
  expect(one!.querySelectorAll('.cited-entry[data-active]')).toHaveLength(1);
  expect(other!.querySelector('[data-active]')).toBeNull();
  act(() => other!.querySelector<HTMLElement>('.cited-backlink')!.click());
  expect(one!.querySelector('[data-active]')).toBeNull();
  expect(other!.querySelectorAll('.cited-marker-link[data-active]')).toHaveLength(1);
  const [[first], [second]] = onActiveChange.mock.calls as [[Active], [Active]];
  expect(first.answerId).not.toBe(second.answerId);
});

test('an active citation that the host gives for an answer without an id is shown', () => {
  const idless = answerFrom(message([block('One', cite(0))], { id: '' }), {
    sources: documents(1),
  });
  const { id, citations } = idless.annotations.markers[0]!;
  const active = { answerId: idless.id, markerId: id, citationId: citations[0]!.id };
  show(idless, { active });
  expect(document.querySelectorAll('.cited-marker-link[data-active]')).toHaveLength(1);
});

test('no request leaves the page', () => {
  const urls: string[] = [];
  const observer = new PerformanceObserver((list) => {
    urls.push(...list.getEntries().map(({ name }) => name));
  });
  observer.observe({ type: 'resource' });
  const { container } = show(answer);
  urls.push(...observer.takeRecords().map(({ name }) => name));
  observer.disconnect();
  expect(urls).toEqual([]);
  expect(container.querySelector('img, iframe, link, script, [style*="url"]')).toBeNull();
});
