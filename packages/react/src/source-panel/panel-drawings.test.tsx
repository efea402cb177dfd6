import { answerFrom, createCitedStream, type StreamEvent } from '@cited-stream/core';
import { eventsOf } from '@cited-stream/testing';
import { act, render } from '@testing-library/react';
import * as React from 'react';
import { expect, test } from 'vitest';
import * as CitedAnswer from '../cited-answer/parts.ts';
import { english } from '../labels/english.ts';
import type { Labels } from '../labels/labels.ts';
import { block, cite, documents, message } from '@cited-stream/testing/answers';
import { show } from '../test/show.tsx';
import { SourcePanel } from './source-panel.tsx';

/** English that counts how often a place and the kind of a source are worded: each drawing does it anew. */
function counting() {
  const drawn = { quotes: 0, sources: 0 };
  const labels: Labels = {
    ...english,
    place(...args) {
      drawn.quotes += 1;
      return english.place(...args);
    },
    kind(...args) {
      drawn.sources += 1;
      return english.kind(...args);
    },
  };
  return { drawn, labels };
}

/** A stream that is handed its events one by one, in a page with its panel and no markers, which word places too. */
function showLive(labels: Labels) {
  const stream = createCitedStream({ schedule: (flush) => flush(), sources: documents(50) });
  function Page() {
    const answer = React.useSyncExternalStore(stream.subscribe, stream.getSnapshot);
    return (
      <CitedAnswer.Root answer={answer} labels={labels}>
        <SourcePanel />
      </CitedAnswer.Root>
    );
  }
  render(<Page />);
  let hand!: ReadableStreamDefaultController<StreamEvent>;
  const events = new ReadableStream<StreamEvent>({
    start: (controller) => void (hand = controller),
  });
  // As an iterable of events: a stream by itself is taken for one of bytes.
  void stream.start(
    (async function* () {
      yield* events as unknown as AsyncIterable<StreamEvent>;
    })(),
  );
  const untilTextIs = (text: string) =>
    new Promise<void>((resolve) => {
      const unsubscribe = stream.subscribe(() => {
        if (stream.getSnapshot().annotations.text !== text) return;
        unsubscribe();
        resolve();
      });
    });
  return {
    stream,
    /** The events arrive, and what comes of them is drawn. Their last must be a delta of text. */
    arrive: (...arriving: StreamEvent[]) =>
      act(async () => {
        const words = arriving.flatMap((event) =>
          'delta' in event && 'text' in event.delta ? event.delta.text : [],
        );
        const reached = untilTextIs(stream.getSnapshot().annotations.text + words.join(''));
        for (const event of arriving) hand.enqueue(event);
        await reached;
      }),
  };
}

const word = (index: number): StreamEvent => ({
  type: 'content_block_delta',
  index,
  delta: { type: 'text_delta', text: ' more' },
});

const open = (index: number, ...citations: ReturnType<typeof cite>[]): StreamEvent[] => [
  {
    type: 'content_block_start',
    index,
    content_block: { type: 'text', text: '', citations: null },
  },
  ...citations.map((citation): StreamEvent => ({
    type: 'content_block_delta',
    index,
    delta: { type: 'citations_delta', citation: citation as never },
  })),
];

/** A first block, cited and closed, without the end of its message. */
const first = eventsOf(message([block('One', cite(0))])).slice(0, -2);

test('plain text that arrives draws no entry of the panel', async () => {
  const { drawn, labels } = counting();
  const { stream, arrive } = showLive(labels);
  await arrive(...first, ...open(1), word(1));
  expect(document.querySelectorAll('.cited-entry')).toHaveLength(1);
  Object.assign(drawn, { quotes: 0, sources: 0 });
  for (let count = 0; count < 5; count += 1) await arrive(word(1));
  expect(drawn).toEqual({ quotes: 0, sources: 0 });
  stream.stop();
});

test('text that arrives in an open cited block draws no quote', async () => {
  const { drawn, labels } = counting();
  const { stream, arrive } = showLive(labels);
  const citations = Array.from({ length: 5 }, (_, index) => cite(1, `Quote ${index}`));
  await arrive(...first, ...open(1, ...citations), word(1));
  expect(document.querySelectorAll('.cited-note')).toHaveLength(6);
  Object.assign(drawn, { quotes: 0, sources: 0 });
  for (let count = 0; count < 5; count += 1) await arrive(word(1));
  expect(drawn).toEqual({ quotes: 0, sources: 0 });
  stream.stop();
});

test('a citation that arrives draws the entry of its source and no other', async () => {
  const { drawn, labels } = counting();
  const { stream, arrive } = showLive(labels);
  await arrive(...first, ...open(1, cite(1)), word(1));
  drawn.sources = 0;
  await arrive(...open(1, cite(1, 'Another')).slice(1), word(1));
  expect(document.querySelectorAll('.cited-note')).toHaveLength(3);
  expect(drawn.sources).toBe(1);
  stream.stop();
});

test('a citation that becomes active draws its entry, and none that is not cited', () => {
  const { drawn, labels } = counting();
  const answer = answerFrom(message([block('One', cite(0)), block(' two', cite(1))]), {
    sources: documents(50),
  });
  const { markers } = show(answer, { labels, preview: false });
  drawn.sources = 0;
  act(() => markers()[0]!.click());
  expect(document.querySelectorAll('.cited-entry[data-active]')).toHaveLength(1);
  expect(drawn.sources).toBe(1);
});
