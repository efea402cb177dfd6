import { toSse } from '@cited-stream/testing';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { annotate } from './annotations/annotate.ts';
import { createAnnotator } from './annotations/create-annotator.ts';
import { locateCitation } from './annotations/locate-citation.ts';
import { answerFrom } from './answer/answer-from.ts';
import type { AnswerInput } from './answer/answer.ts';
import { createCitedStream } from './answer/create-cited-stream.ts';
import { toMessageParams } from './answer/to-message-params.ts';
import { toPlainText } from './answer/to-plain-text.ts';
import { toStored } from './answer/to-stored.ts';
import { readEvents } from './events/read-events.ts';
import { StreamError } from './events/stream-error.ts';
import type { StreamEvent } from './events/stream-event.ts';
import { emptyMessage, isTextBlock } from './message/cited-message.ts';
import { closeMessage, reduceMessage } from './message/reduce-message.ts';

/** `FUZZ_RUNS=100000 pnpm fuzz` searches for longer. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 2000);

// What developers are told of such streams is said elsewhere.
vi.spyOn(console, 'warn').mockImplementation(() => {});

// Events that break every rule of the protocol: wrong order, double starts, unknown indexes, wrong types, null.
const anyNumber = fc.oneof(
  fc.nat(4),
  fc.constantFrom(-1, 0.5, NaN, Infinity, 2 ** 53, 1e21, null, undefined, 'x', {}),
);
const anyText = fc.constantFrom('a', 'bc', ' ', '.', '\n', '🌱', '\ud83c', '');
const anyCitation = fc.oneof(
  fc.record({
    type: fc.constantFrom(
      'char_location',
      'page_location',
      'content_block_location',
      'search_result_location',
      'web_search_result_location',
      'future_location',
      null,
    ),
    cited_text: fc.oneof(anyText, fc.anything()),
    document_index: anyNumber,
    search_result_index: anyNumber,
    document_title: fc.oneof(anyText, fc.anything()),
    url: fc.constantFrom('https://e.org', '', 'javascript:1', null, 7),
    start_char_index: anyNumber,
    end_char_index: anyNumber,
    start_page_number: anyNumber,
    end_page_number: anyNumber,
    start_block_index: anyNumber,
    end_block_index: anyNumber,
  }),
  fc.anything(),
);
const anyDelta = fc.oneof(
  fc.record({ type: fc.constant('text_delta'), text: anyText }),
  fc.record({ type: fc.constant('citations_delta'), citation: anyCitation }),
  fc.record({
    type: fc.constantFrom(
      'input_json_delta',
      'thinking_delta',
      'signature_delta',
      'compaction_delta',
    ),
    partial_json: fc.anything(),
    thinking: fc.anything(),
    signature: fc.anything(),
    content: fc.anything(),
  }),
  fc.anything(),
);
const anyBlock = fc.oneof(
  fc.record({
    type: fc.constant('text'),
    text: fc.oneof(anyText, fc.anything()),
    citations: fc.oneof(fc.array(anyCitation, { maxLength: 3 }), fc.anything()),
  }),
  fc.record({
    type: fc.constantFrom(
      'thinking',
      'tool_use',
      'web_search_tool_result',
      'web_fetch_tool_result',
    ),
    content: fc.oneof(fc.array(fc.record({ url: anyText, title: fc.anything() })), fc.anything()),
  }),
  fc.anything(),
);
const anyEvent = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('content_block_start'),
      index: anyNumber,
      content_block: anyBlock,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('content_block_delta'),
      index: anyNumber,
      delta: anyDelta,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('content_block_stop'), index: anyNumber }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constantFrom(
        'message_start',
        'message_delta',
        'message_stop',
        'ping',
        'error',
        'cited_sources',
        'future',
      ),
      message: fc.oneof(
        fc.record({ id: anyText, content: fc.array(anyBlock, { maxLength: 3 }) }),
        fc.anything(),
      ),
      delta: fc.anything(),
      usage: fc.anything(),
      error: fc.anything(),
      sources: fc.oneof(
        fc.array(fc.oneof(fc.record({ title: anyText, content: anyText }), fc.anything()), {
          maxLength: 3,
        }),
        fc.anything(),
      ),
    }),
  },
  { weight: 1, arbitrary: fc.anything() },
);
const anyEvents = fc.array(anyEvent, { maxLength: 25 }).map((events) => events as StreamEvent[]);

/** How much text the text deltas brought. */
function deltaLength(events: readonly StreamEvent[]): number {
  return events
    .map(
      (event) =>
        event as { type?: unknown; delta?: { type?: unknown; text?: unknown } | null } | null,
    )
    .filter((event) => event?.type === 'content_block_delta' && event.delta?.type === 'text_delta')
    .map((event) => event?.delta?.text)
    .reduce<number>((length, text) => length + (typeof text === 'string' ? text.length : 0), 0);
}

test('no sequence of events throws, and none loses a text delta', () => {
  fc.assert(
    fc.property(anyEvents, (events) => {
      const message = closeMessage(reduceMessage(emptyMessage, events));
      const shown = message.content
        .filter(isTextBlock)
        .reduce((length, block) => length + block.text.length, 0);
      expect(shown).toBeGreaterThanOrEqual(deltaLength(events));
      const { text, markers } = annotate([message]);
      expect(text.length).toBeGreaterThanOrEqual(shown);
      for (const { offset, supports } of markers) {
        expect(offset).toBeGreaterThan(supports.start);
        expect(offset).toBeLessThanOrEqual(text.length);
      }
    }),
    { numRuns },
  );
});

test('after any events the live annotations equal the pure ones', () => {
  const options = fc.record({
    numbering: fc.constantFrom('source', 'passage', 'citation'),
    placement: fc.constantFrom('after-punctuation', 'before-punctuation'),
    reveal: fc.constantFrom('stream', 'block'),
  });
  fc.assert(
    fc.property(anyEvents, options, (events, chosen) => {
      const live = createAnnotator(chosen);
      let message = emptyMessage;
      for (const event of events) {
        message = reduceMessage(message, event);
        expect(live.annotate([message])).toEqual(annotate([message], chosen));
      }
    }),
    { numRuns: numRuns / 4 },
  );
});

/** An answer as models write it, with the awkward cuts: cited punctuation, several sources a block, late citations. */
const piece = fc.constantFrom(
  'a',
  'b',
  '. ',
  '.',
  ', ',
  ' ',
  ')',
  '5',
  '.5',
  '\n\n',
  '“',
  '”',
  'word',
);
const cited = fc.array(fc.nat(3), { maxLength: 3 });
const blocks = fc.array(
  fc.record({ pieces: fc.array(piece, { maxLength: 4 }), cited, late: fc.boolean() }),
  { minLength: 1, maxLength: 8 },
);

function eventsOfBlocks(list: readonly { pieces: string[]; cited: number[]; late: boolean }[]) {
  return list.flatMap(({ pieces, cited: documents, late }, index): unknown[] => {
    const deltas = pieces.map((text) => ({ type: 'text_delta', text }));
    const citations = documents.map((document_index) => ({
      type: 'citations_delta',
      citation: { type: 'char_location', cited_text: 'q', document_index },
    }));
    const ordered = late ? [...deltas, ...citations] : [...citations, ...deltas];
    return [
      { type: 'content_block_start', index, content_block: { type: 'text', text: '' } },
      ...ordered.map((delta) => ({ type: 'content_block_delta', index, delta })),
      { type: 'content_block_stop', index },
    ];
  }) as StreamEvent[];
}

test('while an answer with awkward cuts grows, live equals pure, and no marker moves back or is renamed', () => {
  const options = fc.record({
    numbering: fc.constantFrom('source', 'passage', 'citation'),
    placement: fc.constantFrom('after-punctuation', 'before-punctuation'),
  });
  fc.assert(
    fc.property(blocks, options, (list, chosen) => {
      const live = createAnnotator(chosen);
      let message = emptyMessage;
      const seen = new Map<string, { offset: number; sourceKey: string }>();
      for (const event of eventsOfBlocks(list)) {
        message = reduceMessage(message, event);
        const now = live.annotate([message]);
        expect(now).toEqual(annotate([message], chosen));
        for (const { id, offset, sourceKey } of now.markers) {
          const last = seen.get(id);
          if (last) {
            expect(offset).toBeGreaterThanOrEqual(last.offset);
            expect(sourceKey).toBe(last.sourceKey);
          }
          seen.set(id, { offset, sourceKey });
        }
      }
      const whole = closeMessage(message);
      expect(live.annotate([whole])).toEqual(annotate([whole], chosen));
    }),
    { numRuns: numRuns / 2 },
  );
});

test('the store ends in a state after any events, and everything can be made of its answer', async () => {
  await fc.assert(
    fc.asyncProperty(anyEvents, async (events) => {
      async function* stream() {
        yield* events;
      }
      const answer = await createCitedStream().start(stream());
      expect(['waiting', 'streaming', 'idle']).not.toContain(answer.status);
      const stored = toStored(answer);
      expect(answerFrom(stored).status).toBe(answer.status);
      toMessageParams(stored);
      toPlainText(answer, { quotes: true });
      for (const { source, markers } of answer.annotations.sources) {
        for (const { citations } of markers)
          for (const each of citations) locateCitation(each, source);
      }
    }),
    { numRuns: numRuns / 2 },
  );
});

test('any value is an answer, in error where it is none', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const answer = answerFrom(value as AnswerInput);
      expect(typeof answer.status).toBe('string');
      expect(typeof answer.annotations.text).toBe('string');
    }),
    { numRuns },
  );
});

test('any bytes are read, or end in a typed error after what could be read', async () => {
  const noise = fc.uint8Array({ maxLength: 60 });
  const damaged = fc
    .tuple(anyEvents, fc.nat(500), fc.uint8Array({ maxLength: 4 }))
    .map(([events, at, bytes]) => {
      const whole = toSse(
        events.filter((event) => typeof (event as StreamEvent | null)?.type === 'string'),
      );
      return Uint8Array.from([...whole.slice(0, at), ...bytes, ...whole.slice(at)]);
    });
  await fc.assert(
    fc.asyncProperty(fc.oneof(noise, damaged), async (bytes) => {
      try {
        for await (const event of readEvents(new Response(bytes as BodyInit))) {
          expect(typeof event.type).toBe('string');
        }
      } catch (error) {
        expect(error).toBeInstanceOf(StreamError);
        expect((error as StreamError).message).not.toBe('');
      }
    }),
    { numRuns },
  );
});
