import { answerFrom } from '@cited-stream/core';
import { act, render, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { english } from '../labels/english.ts';
import type { LabelContext, Labels } from '../labels/labels.ts';
import { block, cite, documents, message } from '@cited-stream/testing/answers';
import { show, whole, type ShowOptions } from '../test/show.tsx';
import { CitedStreamProvider } from './cited-stream-provider.tsx';
import { useSettings } from './use-merged-settings.ts';

/** A cited paragraph that has settled, and one that grows. Everything in it is a new object each time. */
const grown = (words: number) =>
  answerFrom(message([block('One', cite(0)), block(`.\n\n${'more '.repeat(words)}`)]), {
    sources: documents(2),
  });

test.each<[what: string, inline: () => ShowOptions]>([
  ['a function that loads', () => ({ loadSource: () => Promise.resolve('Text.') })],
  ['a function that is told', () => ({ onActivate: () => {} })],
])('text that grows draws no settled marker, with labels and %s written inline', (_, inline) => {
  const marker = vi.fn(english.marker);
  const parts = { panel: false, preview: false };
  const at = (words: number) => whole(grown(words), { ...parts, labels: { marker }, ...inline() });
  const { rerender } = render(at(1));
  marker.mockClear();
  rerender(at(2));
  rerender(at(3));
  expect(marker).not.toHaveBeenCalled();
});

test('words that are replaced are shown at once', () => {
  const answer = grown(1);
  const { rerender } = render(whole(answer, { labels: { panel: () => 'Sources' } }));
  rerender(whole(answer, { labels: { panel: () => 'Notes' } }));
  expect(document.querySelector('.cited-panel-heading')).toHaveTextContent('Notes');
});

test('digits are set up once for an answer, not for each of its markers', () => {
  const contexts = new Set<LabelContext>();
  const marker: Labels['marker'] = ({ number }, context) => {
    contexts.add(context);
    return context.format(number);
  };
  const blocks = Array.from({ length: 50 }, (_, index) => block(`${index} `, cite(0)));
  const answer = answerFrom(message(blocks), { sources: documents(1) });
  const { markers } = show(answer, { labels: { marker } });
  expect(markers()).toHaveLength(50);
  expect(contexts.size).toBe(1);
});

test('without any provider a part finds the defaults, the same each time', () => {
  const { result, rerender } = renderHook(useSettings);
  const before = result.current;
  expect(before.labels).toBe(english);
  expect(before.context.format(1234)).toBe('1234');
  rerender();
  expect(result.current).toBe(before);
});

test('the host of an answer and the host of them all are both told of a marker that is followed', () => {
  const told: string[] = [];
  render(
    <CitedStreamProvider onActivate={() => told.push('all')}>
      {whole(grown(1), { onActivate: () => told.push('one') })}
    </CitedStreamProvider>,
  );
  act(() => document.querySelector<HTMLElement>('[data-marker]')!.click());
  expect(told).toEqual(['one', 'all']);
});
