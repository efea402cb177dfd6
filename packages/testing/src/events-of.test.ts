import type Anthropic from '@anthropic-ai/sdk';
import type { StreamEvent } from '@cited-stream/core';
import { expect, test } from 'vitest';
import { eventsOf, type EventsOptions } from './events-of.ts';
import { exampleMessage } from './example-message.ts';
import { foldEvents } from './fold-events.ts';

const ORDERS = ['citations-first', 'text-first', 'interleaved'] as const;

function kindsOfBlock(index: number, options: EventsOptions): string[] {
  return eventsOf(exampleMessage, options).flatMap((event) =>
    event.type === 'content_block_delta' && event.index === index ? [event.delta.type] : [],
  );
}

function starts(events: readonly StreamEvent[]): Anthropic.ContentBlock[] {
  return events.flatMap((event) =>
    event.type === 'content_block_start' ? [event.content_block] : [],
  );
}

test.each(ORDERS)('events in the order %s add up to the message', (order) => {
  for (let seed = 1; seed <= 50; seed++) {
    expect(foldEvents(eventsOf(exampleMessage, { order, seed }))).toEqual(exampleMessage);
  }
});

test('a message that says nothing is a start, a delta and a stop', () => {
  const silent = { ...exampleMessage, content: [], stop_reason: 'refusal' as const };
  const events = eventsOf(silent);
  expect(events.map(({ type }) => type)).toEqual([
    'message_start',
    'message_delta',
    'message_stop',
  ]);
  expect(foldEvents(events)).toEqual(silent);
});

test('the stream starts empty and knows no ending', () => {
  const [start] = eventsOf(exampleMessage);
  expect(start).toMatchObject({
    type: 'message_start',
    message: { content: [], stop_reason: null, usage: { input_tokens: 40, output_tokens: 1 } },
  });
});

test('blocks start empty, results start whole', () => {
  const [thinking, text, search, result, citedText, nothingCited, emptyText] = starts(
    eventsOf(exampleMessage),
  );
  expect(thinking).toEqual({ type: 'thinking', thinking: '', signature: '' });
  expect(text).toEqual({ type: 'text', text: '' });
  expect(search).toMatchObject({ type: 'server_tool_use', input: {} });
  expect(result).toEqual(exampleMessage.content[3]);
  expect(citedText).toEqual({ type: 'text', text: '', citations: [] });
  expect(nothingCited).toEqual({ type: 'text', text: '', citations: null });
  expect(emptyText).toEqual({ type: 'text', text: '', citations: [] });
});

test('each citation is a delta of its own, before, after or among the texts', () => {
  const first = kindsOfBlock(4, { order: 'citations-first' });
  expect(first.slice(0, 3)).toEqual(Array(3).fill('citations_delta'));
  expect(first.slice(3)).not.toContain('citations_delta');

  const last = kindsOfBlock(4, { order: 'text-first' });
  expect(last.slice(-3)).toEqual(Array(3).fill('citations_delta'));

  const orders = Array.from({ length: 20 }, (_, seed) =>
    kindsOfBlock(4, { order: 'interleaved', seed }).join(),
  );
  expect(new Set(orders).size).toBeGreaterThan(5);
});

test('the same seed gives the same events, another one other cuts', () => {
  expect(eventsOf(exampleMessage, { seed: 7 })).toEqual(eventsOf(exampleMessage, { seed: 7 }));
  expect(eventsOf(exampleMessage, { seed: 7 })).not.toEqual(eventsOf(exampleMessage, { seed: 8 }));
});

test('a ping follows the first block start, unless it is unwanted', () => {
  expect(eventsOf(exampleMessage)[2]).toEqual({ type: 'ping' });
  const quiet = eventsOf(exampleMessage, { pings: false });
  expect(quiet.filter(({ type }) => type === 'ping')).toEqual([]);
});

test('an error stands where the last block would end, and nothing follows it', () => {
  const error = { type: 'overloaded_error', message: 'Overloaded' };
  const whole = eventsOf(exampleMessage);
  const broken = eventsOf(exampleMessage, { error });
  expect(broken.slice(1)).toEqual([...whole.slice(1, -3), { type: 'error', error }]);
  expect(foldEvents(broken)).toEqual({ ...exampleMessage, stop_reason: null });
});
