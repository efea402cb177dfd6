import type Anthropic from '@anthropic-ai/sdk';
import { eventsOf } from '@cited-stream/testing';
import { demonstrations } from '@cited-stream/testing/demonstrations';
import { readRecordings } from '@cited-stream/testing/recordings';
import { expect, test } from 'vitest';
import { readEvents } from '../events/read-events.ts';
import type { StreamEvent } from '../events/stream-event.ts';
import { emptyMessage, type WireCitation } from '../message/cited-message.ts';
import { messageFrom } from '../message/message-from.ts';
import { closeMessage, reduceMessage } from '../message/reduce-message.ts';
import type { AnnotateOptions } from './annotate-options.ts';
import { annotate } from './annotate.ts';
import type { Annotations } from './annotations.ts';
import { createAnnotator } from './create-annotator.ts';

const at = (document_index: number, start = 0): WireCitation => ({
  type: 'char_location',
  cited_text: `quote ${document_index}`,
  document_index,
  document_title: null,
  start_char_index: start,
  end_char_index: start + 5,
});
const onPage = (document_index: number, page: number) =>
  ({
    type: 'page_location',
    cited_text: 'q',
    document_index,
    document_title: null,
    start_page_number: page,
    end_page_number: page + 1,
  }) as WireCitation;
const web = (url: string, title: string | null = null, cited_text = 'q') =>
  ({
    type: 'web_search_result_location',
    cited_text,
    url,
    title,
    encrypted_index: 'E',
  }) as WireCitation;

const b = (text: string, ...citations: WireCitation[]) =>
  ({
    type: 'text',
    text,
    citations: citations.length > 0 ? citations : null,
  }) as Anthropic.TextBlock;
const message = (...content: unknown[]) =>
  ({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'm',
    content,
    stop_reason: 'end_turn',
    usage: { output_tokens: 1 },
  }) as Anthropic.Message;

const annotated = (content: unknown[], options?: AnnotateOptions) =>
  annotate([messageFrom(message(...content))], options);

/** The text with its numbers in it. */
function marked({ text, groups }: Annotations): string {
  let result = '';
  let end = 0;
  for (const { offset, markers } of groups) {
    result += `${text.slice(end, offset)}[${markers.map(({ number }) => number).join(',')}]`;
    end = offset;
  }
  return result + text.slice(end);
}

const titles = ({ sources }: Annotations) => sources.map(({ source }) => source.title);
const docs = [{ title: 'Zero' }, { title: 'One' }, { title: 'Two' }, { title: 'Three' }];

test('numbers follow the text, and one source keeps one number', () => {
  const result = annotated([b('A', at(1)), b(' '), b('B', at(0)), b(' '), b('C', at(1))], {
    sources: docs,
  });
  expect(marked(result)).toBe('A[1] B[2] C[1]');
  expect(titles(result)).toEqual(['One', 'Zero']);
  expect(result.sources.map(({ number }) => number)).toEqual([1, 2]);
  expect(result.sources[0]?.markers.map(({ block }) => block)).toEqual([0, 4]);
});

test('an index is never a number, nor a number an index', () => {
  const result = annotated([b('A', at(3))], { sources: docs });
  expect(marked(result)).toBe('A[1]');
  expect(titles(result)).toEqual(['Three']);
  expect(result.uncited.map(({ title }) => title)).toEqual(['Zero', 'One', 'Two']);
});

test('a citation of a document that the request does not have says so', () => {
  const result = annotated([b('A', at(9))], { sources: docs });
  expect(result.markers[0]?.citations[0]).toMatchObject({
    conflict: 'no-source',
    quote: 'quote 9',
  });
  expect(result.sources[0]?.source).toMatchObject({
    known: false,
    titleFrom: 'fallback',
    index: 9,
  });
});

test('a citation that contradicts the source at its index says in what', () => {
  const quoting = (cited_text: string, document_title: string | null) =>
    ({ ...at(0), cited_text, document_title }) as WireCitation;
  const sources = [{ title: 'Lease', content: 'The deposit is held.' }, { title: 'Other' }];
  const conflicts = (...citations: WireCitation[]) =>
    annotated([b('A', ...citations)], { sources }).markers.flatMap((marker) =>
      marker.citations.map(({ conflict }) => conflict),
    );
  expect(conflicts(quoting('The deposit', 'Lease'))).toEqual([undefined]);
  expect(conflicts(quoting('The deposit', null))).toEqual([undefined]);
  expect(conflicts(quoting('', 'Lease'))).toEqual([undefined]);
  expect(conflicts(quoting('The deposit', 'Other'))).toEqual(['title']);
  expect(conflicts(quoting('The rent', 'Lease'))).toEqual(['quote']);
  expect(conflicts({ ...quoting('Anything', 'Other'), document_index: 1 } as WireCitation)).toEqual(
    [undefined],
  );
});

test('while nobody has told the sources nothing is in conflict', () => {
  const result = annotated([b('A', at(1))]);
  expect(result.markers[0]?.citations[0]).not.toHaveProperty('conflict');
  expect(result.sources[0]?.source).toMatchObject({ known: false, title: 'Document 2' });
});

test('three citations of one page on one block are one marker with three quotes', () => {
  const result = annotated([
    b(
      'A',
      web('https://e.org', null, 'x'),
      web('https://e.org', null, 'y'),
      web('https://e.org', null, 'y'),
    ),
  ]);
  expect(marked(result)).toBe('A[1]');
  expect(result.markers[0]?.citations.map(({ quote }) => quote)).toEqual(['x', 'y', 'y']);
  expect(titles(result)).toEqual(['e.org']);
});

test('a block that cites two documents has one group with both, by number', () => {
  const result = annotated([b('A', at(2)), b(' B', at(0), at(2))], { sources: docs });
  expect(marked(result)).toBe('A[1] B[1,2]');
  expect(result.groups).toHaveLength(2);
});

test('web pages without an address are never one source', () => {
  const result = annotated([b('A', web('')), b(' B', web(''))]);
  expect(marked(result)).toBe('A[1] B[2]');
});

test('an unknown kind of citation gets a plain marker', () => {
  const ofDocument = { type: 'future_location', cited_text: 'x', document_index: 0 };
  expect(annotated([b('A', ofDocument)]).sources[0]?.source).toMatchObject({
    kind: 'unknown',
    key: 'document:0',
  });
  const result = annotated([b('A', { type: 'future_location', cited_text: 'x' })]);
  expect(marked(result)).toBe('A[1]');
  expect(result.markers[0]?.citations[0]).toMatchObject({
    unit: 'unknown',
    range: null,
    quote: 'x',
  });
  expect(result.sources[0]?.source).toMatchObject({ kind: 'unknown', title: 'Source' });
});

test('a block without visible text has no marker and takes no number', () => {
  const result = annotated([b('one '), b(' \n', at(0)), b('', at(1)), b('word', at(2))], {
    sources: docs,
  });
  expect(marked(result)).toBe('one  \nword[1]');
  expect(titles(result)).toEqual(['Two']);
});

test('the marker stands after the full stop that the next block opens with', () => {
  expect(
    marked(
      annotated([b('the grass is green', at(0)), b(', and '), b('the sky is blue', at(0)), b('.')]),
    ),
  ).toBe('the grass is green,[1] and the sky is blue.[1]');
  expect(marked(annotated([b('3', at(0)), b('.5')]))).toBe('3[1].5');
});

test('before it in French, or wherever it is asked for', () => {
  const content = [b('vert', at(0)), b('. Oui')];
  expect(marked(annotated(content, { locale: 'fr' }))).toBe('vert[1]. Oui');
  expect(marked(annotated(content, { locale: 'fr', placement: 'after-punctuation' }))).toBe(
    'vert.[1] Oui',
  );
});

test('two cited blocks whose markers meet at one place are one group', () => {
  const result = annotated([b('green', at(0)), b('.', at(1)), b(' So')]);
  expect(marked(result)).toBe('green.[1,2] So');
});

test('numbering by passage and by citation', () => {
  const content = [
    b('A', at(0, 10)),
    b(' B', at(0, 20)),
    b(' C', at(0, 10)),
    b(' D', web('https://e.org', null, 'x')),
    b(' E', web('https://e.org', null, 'x')),
  ];
  expect(marked(annotated(content, { numbering: 'passage' }))).toBe('A[1] B[2] C[1] D[3] E[3]');
  expect(marked(annotated(content, { numbering: 'citation' }))).toBe('A[1] B[2] C[3] D[4] E[5]');
  expect(annotated(content, { numbering: 'passage' }).sources.map(({ number }) => number)).toEqual([
    null,
    null,
  ]);
});

test('another block, or a new message, between two texts makes a blank line that belongs to neither', () => {
  const tool = { type: 'server_tool_use', id: 's', name: 'web_search', input: {} };
  const result = annotated([tool, b('Let me look.'), tool, b('Found', at(0)), b('.')]);
  expect(marked(result)).toBe('Let me look.\n\nFound.[1]');
  expect(result.markers[0]?.supports).toEqual({ start: 14, end: 19 });
  const first = messageFrom(message(b('One', at(0))));
  const second = messageFrom(message(b('Two', at(1))));
  const both = annotate([first, second]);
  expect(marked(both)).toBe('One[1]\n\nTwo[2]');
  expect(both.markers.map(({ id }) => id)).toEqual(['m0-0', 'm1-0']);
});

test('a citation reads as the wire gives it: its range, its unit, the caller’s own blocks', () => {
  const chunks = [
    { id: 'KB-1', text: 'a' },
    { id: 'KB-2', text: 'b' },
    { id: 'KB-3', text: 'c' },
  ];
  const block = {
    type: 'content_block_location',
    cited_text: 'bc',
    document_index: 0,
    document_title: null,
    start_block_index: 1,
    end_block_index: 3,
  } as WireCitation;
  const found = {
    type: 'search_result_location',
    cited_text: 'a',
    search_result_index: 0,
    source: 'https://e.org',
    title: null,
    start_block_index: 0,
    end_block_index: 1,
  } as WireCitation;
  const result = annotated([b('A', block, onPage(1, 5), found)], {
    sources: [
      { content: chunks },
      { content: { pdf: 'https://e.org/report.pdf' } },
      { kind: 'search-result', title: 'R', content: chunks },
    ],
  });
  const [inBlocks, inPdf, inResult] = result.markers.flatMap(({ citations }) => citations);
  expect(inBlocks).toMatchObject({
    unit: 'block',
    range: { start: 1, end: 3 },
    chunks: [{ id: 'KB-2' }, { id: 'KB-3' }],
  });
  expect(inPdf).toMatchObject({
    unit: 'page',
    range: { start: 5, end: 6 },
    sourceKey: 'document:1',
  });
  expect(inResult).toMatchObject({
    unit: 'block',
    sourceKey: 'search-result:0',
    chunks: [{ id: 'KB-1' }],
  });
  expect(titles(result)).toEqual(['Document 1', 'report.pdf', 'R']);
});

test('a range that is none is left out', () => {
  const broken = {
    type: 'char_location',
    cited_text: 'x',
    document_index: 0,
    start_char_index: 9,
    end_char_index: 3,
  };
  const strange = {
    type: 'page_location',
    cited_text: 7,
    document_index: '0',
    start_page_number: -1,
    end_page_number: null,
  };
  const [one, other] = annotated([
    b('A', broken as WireCitation, strange as unknown as WireCitation),
  ]).markers.flatMap(({ citations }) => citations);
  expect(one).toMatchObject({ range: null, sourceKey: 'document:0' });
  expect(other).toMatchObject({ range: null, quote: '', sourceKey: 'only:c0-1' });
});

test('pages that the answer finds join its sources, with the title that comes first', () => {
  const results = {
    type: 'web_search_tool_result',
    tool_use_id: 's',
    content: [
      { type: 'web_search_result', url: 'https://a.example/x', title: 'Page A' },
      { type: 'web_search_result', url: 'https://b.example/y', title: '' },
      { type: 'web_search_result', url: null },
      null,
    ],
  };
  const failed = {
    ...results,
    content: { type: 'web_search_tool_result_error', error_code: 'max_uses_exceeded' },
  };
  const fetched = {
    type: 'web_fetch_tool_result',
    content: {
      type: 'web_fetch_result',
      url: 'https://c.example/z',
      content: { type: 'document', title: 'Page C' },
    },
  };
  const result = annotated([
    results,
    failed,
    fetched,
    b('A', web('https://b.example/y', 'B by citation')),
  ]);
  expect(titles(result)).toEqual(['B by citation']);
  expect(result.uncited.map(({ title }) => title)).toEqual(['Page A', 'Page C']);
});

test('holding blocks until they close shows none of an open block and nothing after it', () => {
  const open = reduceMessage(emptyMessage, [
    { type: 'content_block_start', index: 0, content_block: b('Whole', at(0)) },
    { type: 'content_block_stop', index: 0 },
    { type: 'content_block_start', index: 1, content_block: b(' half', at(1)) },
    { type: 'content_block_start', index: 2, content_block: b(' later') },
    { type: 'content_block_stop', index: 2 },
  ]);
  expect(marked(annotate([open], { reveal: 'block' }))).toBe('Whole[1]');
  expect(marked(annotate([open]))).toBe('Whole[1] half[2] later');
  expect(marked(annotate([closeMessage(open)], { reveal: 'block' }))).toBe(
    'Whole[1] half[2] later',
  );
});

// ---- the live annotator, held against the pure function at every event

const VARIANTS: AnnotateOptions[] = [
  {},
  { numbering: 'passage', placement: 'before-punctuation' },
  { numbering: 'citation', reveal: 'block' },
];

function expectLiveEqualsPure(events: readonly StreamEvent[], options: AnnotateOptions): void {
  const live = createAnnotator(options);
  let state = emptyMessage;
  for (const event of events) {
    state = reduceMessage(state, event);
    expect(live.annotate([state])).toEqual(annotate([state], options));
  }
  expect(live.annotate([closeMessage(state)])).toEqual(annotate([closeMessage(state)], options));
}

test.each(demonstrations.map((each) => [each.id, each] as const))(
  'live equals pure after every event of %s, in every order of its citations',
  (_, { message: finished, sources }) => {
    for (const order of ['citations-first', 'text-first', 'interleaved'] as const) {
      for (const variant of VARIANTS)
        expectLiveEqualsPure(eventsOf(finished, { order }), { ...variant, sources });
    }
  },
);

test('live equals pure after every event of every recording', async () => {
  const recordings = readRecordings().filter(({ format }) => format !== 'message');
  console.log(
    recordings.length > 0
      ? `Live against pure: ${recordings.length} recordings.`
      : 'Live against pure: no recordings here; the demonstrations ran.',
  );
  for (const { bytes } of recordings) {
    const events: StreamEvent[] = [];
    for await (const event of readEvents(new Response(bytes as BodyInit))) events.push(event);
    for (const variant of VARIANTS) expectLiveEqualsPure(events, variant);
  }
});

/** What a reader sees of a stream: numbers never change, markers never move back, none stands before its text. */
test.each(demonstrations.map((each) => [each.id, each] as const))(
  'at no event of %s does a marker stand before its text, move backwards or change its number',
  (_, { message: finished, sources }) => {
    for (const order of ['citations-first', 'text-first', 'interleaved'] as const) {
      const live = createAnnotator({ sources });
      let state = emptyMessage;
      const seen = new Map<string, { offset: number; settled: boolean }>();
      for (const event of eventsOf(finished, { order })) {
        state = reduceMessage(state, event);
        const { markers, text } = live.annotate([state]);
        for (const { id, offset, supports, settled } of markers) {
          expect(supports.end).toBeGreaterThan(supports.start);
          expect(offset).toBeGreaterThan(supports.start);
          expect(text.slice(supports.start, offset).trim()).not.toBe('');
          const last = seen.get(id);
          expect(offset).toBeGreaterThanOrEqual(last?.offset ?? 0);
          if (last?.settled) expect(offset).toBe(last.offset);
          seen.set(id, { offset, settled });
        }
        const numbers = markers.map(({ number }) => number);
        expect(Math.max(0, ...numbers)).toBe(new Set(numbers).size);
      }
      expect([...seen.values()].every(({ settled }) => settled)).toBe(true);
    }
  },
);

test('what has settled keeps its identity while the answer grows', () => {
  const live = createAnnotator();
  const first = reduceMessage(emptyMessage, [
    { type: 'content_block_start', index: 0, content_block: b('One', at(0)) },
    { type: 'content_block_stop', index: 0 },
    { type: 'content_block_start', index: 1, content_block: b(' two') },
    { type: 'content_block_stop', index: 1 },
  ]);
  const before = live.annotate([first]);
  const after = live.annotate([
    reduceMessage(first, {
      type: 'content_block_start',
      index: 2,
      content_block: b(' three', at(1)),
    }),
  ]);
  expect(after.markers[0]).toBe(before.markers[0]);
  expect(after.groups[0]).toBe(before.groups[0]);
  expect(after.sources[0]).toBe(before.sources[0]);
});

test('a citation that comes late for an early block takes its number by the order of the text', () => {
  const live = createAnnotator();
  const early = reduceMessage(emptyMessage, [
    { type: 'content_block_start', index: 0, content_block: b('One') },
    { type: 'content_block_stop', index: 0 },
    { type: 'content_block_start', index: 1, content_block: b(' two', at(1)) },
    { type: 'content_block_stop', index: 1 },
    { type: 'content_block_start', index: 2, content_block: b(' and') },
  ]);
  expect(marked(live.annotate([early]))).toBe('One two[1] and');
  const late = reduceMessage(early, {
    type: 'content_block_delta',
    index: 0,
    delta: { type: 'citations_delta', citation: at(0) },
  } as StreamEvent);
  expect(marked(live.annotate([late]))).toBe('One[1] two[2] and');
});

test('a citation that comes late while both blocks are open takes its number by the order of the text', () => {
  const live = createAnnotator();
  const both = reduceMessage(emptyMessage, [
    { type: 'content_block_start', index: 0, content_block: b('One') },
    { type: 'content_block_start', index: 1, content_block: b(' two', at(1)) },
  ]);
  expect(marked(live.annotate([both]))).toBe('One two[1]');
  const late = reduceMessage(both, {
    type: 'content_block_delta',
    index: 0,
    delta: { type: 'citations_delta', citation: at(0) },
  } as StreamEvent);
  expect(marked(live.annotate([late]))).toBe('One[1] two[2]');
});

test('a live annotator follows when an answer is another, or shorter', () => {
  const live = createAnnotator();
  const one = messageFrom(message(b('One', at(0))));
  const two = messageFrom(message(b('Two', at(1))));
  expect(marked(live.annotate([one, two]))).toBe('One[1]\n\nTwo[2]');
  expect(marked(live.annotate([one]))).toBe('One[1]');
  expect(marked(live.annotate([two, one]))).toBe('Two[1]\n\nOne[2]');
  expect(marked(live.annotate([one, one]))).toBe('One[1]\n\nOne[1]');
  expect(marked(live.annotate([]))).toBe('');
});

test('a page that is cited first and found later keeps its number and gets its title', () => {
  const live = createAnnotator();
  const cited = messageFrom(message(b('A', web('https://a.example/x'))));
  expect(titles(live.annotate([cited]))).toEqual(['a.example']);
  const results = {
    type: 'web_search_tool_result',
    content: [{ type: 'web_search_result', url: 'https://a.example/x', title: 'Page A' }],
  };
  const found = live.annotate([cited, messageFrom(message(results, b('B')))]);
  expect(titles(found)).toEqual(['Page A']);
  expect(found.sources[0]).toMatchObject({ number: 1, source: { known: true } });
});

test('markers of one place are one group, also while the later block is still open', () => {
  const live = createAnnotator({ sources: docs });
  const growing = reduceMessage(emptyMessage, [
    { type: 'content_block_start', index: 0, content_block: b('x', at(1)) },
    { type: 'content_block_stop', index: 0 },
    { type: 'content_block_start', index: 1, content_block: b(' a', at(2)) },
    { type: 'content_block_stop', index: 1 },
    { type: 'content_block_start', index: 2, content_block: b('. ', at(1)) },
  ]);
  expect(marked(live.annotate([growing]))).toBe('x[1] a.[1,2] ');
  const grown = reduceMessage(growing, [
    { type: 'content_block_delta', index: 2, delta: { type: 'text_delta', text: 'More' } },
    { type: 'content_block_stop', index: 2 },
    { type: 'message_stop' },
  ]);
  expect(marked(live.annotate([grown]))).toBe('x[1] a.[2] More[1]');
});

test('a later citation with a smaller number does not rename the marker that is painted', () => {
  const first = reduceMessage(emptyMessage, [
    { type: 'content_block_start', index: 0, content_block: b('A', at(0)) },
    { type: 'content_block_stop', index: 0 },
    { type: 'content_block_start', index: 1, content_block: b(' B', at(1)) },
  ]);
  const later = reduceMessage(first, {
    type: 'content_block_delta',
    index: 1,
    delta: { type: 'citations_delta', citation: at(0) },
  } as StreamEvent);
  const ids = (state: typeof first) =>
    annotate([state]).markers.map(({ id, sourceKey }) => [id, sourceKey]);
  expect(ids(first)).toContainEqual(['m1-0', 'document:1']);
  expect(ids(later)).toContainEqual(['m1-0', 'document:1']);
  expect(ids(later)).toContainEqual(['m1-1', 'document:0']);
});

test('lists that hold the same keep their identity', () => {
  const live = createAnnotator({ sources: docs });
  const before = live.annotate([messageFrom(message(b('A', at(0))))]);
  const after = live.annotate([messageFrom(message(b('A', at(0)))), messageFrom(message(b('B')))]);
  expect(after.uncited).toBe(before.uncited);
});
