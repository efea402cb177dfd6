import { expect, test } from 'vitest';
import type { StreamEvent } from '../events/stream-event.ts';
import { emptyMessage, isTextBlock, type CitedMessage, type TextBlock } from './cited-message.ts';
import { messageFrom, toApiMessage } from './message-from.ts';
import { closeMessage, reduceMessage } from './reduce-message.ts';

const event = (value: unknown) => value as StreamEvent;
const start = (index: unknown, content_block: unknown) =>
  event({ type: 'content_block_start', index, content_block });
const delta = (index: unknown, value: unknown) =>
  event({ type: 'content_block_delta', index, delta: value });
const text = (index: unknown, value: string) => delta(index, { type: 'text_delta', text: value });
const citation = (index: unknown, cited_text: string) =>
  delta(index, { type: 'citations_delta', citation: { type: 'char_location', cited_text } });
const stop = (index: unknown) => event({ type: 'content_block_stop', index });
const begin = event({
  type: 'message_start',
  message: {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'claude',
    content: [],
    stop_reason: null,
    usage: { input_tokens: 9, output_tokens: 1 },
  },
});

const fold = (...events: StreamEvent[]) => reduceMessage(emptyMessage, events);
const textOf = ({ content }: CitedMessage) =>
  content
    .filter(isTextBlock)
    .map((block) => block.text)
    .join('');
const quotesOf = (block: unknown) =>
  (block as TextBlock).citations.map(({ cited_text }) => cited_text);

test('a delta changes its own block and leaves the others the same objects', () => {
  const before = fold(
    begin,
    start(0, { type: 'text', text: 'a' }),
    start(1, { type: 'text', text: 'b' }),
  );
  const after = reduceMessage(before, text(1, 'c'));
  expect(after).not.toBe(before);
  expect(after.content[0]).toBe(before.content[0]);
  expect(after.content[1]).toMatchObject({ text: 'bc' });
  expect(before.content[1]).toMatchObject({ text: 'b' });
});

test('an event that changes nothing gives the same message', () => {
  const message = fold(begin, start(0, { type: 'text', text: 'a' }));
  const idle = [
    event({ type: 'ping' }),
    event({ type: 'future_event', text: 'x' }),
    event({ type: 'error', error: { type: 'api_error', message: 'x' } }),
    event({ type: 'cited_sources', sources: [] }),
    text(0, ''),
    delta(0, { type: 'future_delta', text: 7 }),
    delta(0, null),
    stop(7),
    event(null),
    event('ping'),
  ];
  for (const each of idle) expect(reduceMessage(message, each)).toBe(message);
  expect(reduceMessage(message, [])).toBe(message);
});

test('a batch gives what its events give one by one', () => {
  const events = [
    begin,
    start(0, { type: 'text', text: '' }),
    citation(0, 'q'),
    text(0, 'a'),
    text(0, 'b'),
    stop(0),
  ];
  const single = events.reduce<CitedMessage>(
    (message, each) => reduceMessage(message, each),
    emptyMessage,
  );
  expect(fold(...events)).toEqual(single);
});

test.each([
  ['an empty list', { type: 'text', text: '', citations: [] }],
  ['null', { type: 'text', text: '', citations: null }],
  ['no key', { type: 'text', text: '' }],
])('citations accumulate where the block started with %s', (_, block) => {
  const message = fold(
    begin,
    start(0, block),
    citation(0, 'one'),
    citation(0, 'two'),
    text(0, 'x'),
  );
  expect(quotesOf(message.content[0])).toEqual(['one', 'two']);
  expect(toApiMessage(message).content[0]).toMatchObject({
    citations: [{ cited_text: 'one' }, { cited_text: 'two' }],
  });
});

test('an empty list or null goes back to the API as it came', () => {
  const blocks = [
    { type: 'text', text: 'a', citations: [] },
    { type: 'text', text: 'b', citations: null },
    { type: 'text', text: 'c' },
  ];
  const message = fold(begin, ...blocks.map((block, index) => start(index, block)));
  expect(toApiMessage(message).content).toEqual(blocks);
});

test('prefilled text and citations of a block start count', () => {
  const block = {
    type: 'text',
    text: 'Hello',
    citations: [{ type: 'char_location', cited_text: 'q' }],
  };
  const message = fold(begin, start(0, block), text(0, ' you'), citation(0, 'r'));
  expect(message.content[0]).toMatchObject({ text: 'Hello you' });
  expect(quotesOf(message.content[0])).toEqual(['q', 'r']);
});

test('a message start that holds content gives its blocks', () => {
  const content = [{ type: 'text', text: 'All at once.' }];
  const message = fold(
    event({
      type: 'message_start',
      message: { id: 'msg_1', model: 'm', content, stop_reason: 'end_turn' },
    }),
    event({ type: 'message_stop' }),
  );
  expect(message).toMatchObject({ ended: true, open: false, stopReason: 'end_turn' });
  expect(textOf(message)).toBe('All at once.');
});

test('blocks that a message start holds and events start again count once', () => {
  const held = [
    { type: 'text', text: 'Already ' },
    { type: 'text', text: 'accumulated' },
  ];
  const message = fold(
    event({ type: 'message_start', message: { id: 'msg_1', content: held } }),
    start(0, { type: 'text', text: '' }),
    text(0, 'Already '),
    stop(0),
    start(1, { type: 'text', text: '' }),
    text(1, 'accumulated'),
  );
  expect(textOf(message)).toBe('Already accumulated');
  expect(message).not.toHaveProperty('prefilled');
});

test('blocks that a message start holds stand before those that follow them, and count when it ends', () => {
  const held = [
    { type: 'text', text: 'a' },
    { type: 'text', text: 'b' },
    { type: 'text', text: 'd' },
  ];
  const begun = event({ type: 'message_start', message: { id: 'msg_1', content: held } });
  expect(textOf(fold(begun, start(2, { type: 'text', text: 'c' })))).toBe('abc');
  expect(
    textOf(fold(begun, start(1, { type: 'text', text: 'B' }), event({ type: 'message_stop' }))),
  ).toBe('aBd');
  expect(textOf(closeMessage(fold(begun)))).toBe('abd');
});

test('a second message start does not take the text away', () => {
  const message = fold(begin, start(0, { type: 'text', text: 'kept' }), begin);
  expect(textOf(message)).toBe('kept');
});

test('citations that come before their block is started are attached to it', () => {
  const message = fold(
    begin,
    citation(0, 'early'),
    start(0, { type: 'text', text: 'a' }),
    text(0, 'b'),
  );
  expect(message.content).toHaveLength(1);
  expect(message.content[0]).toMatchObject({ text: 'ab' });
  expect(quotesOf(message.content[0])).toEqual(['early']);
});

test('text for a block that was never started is shown all the same', () => {
  expect(textOf(fold(begin, text(3, 'lost?')))).toBe('lost?');
  expect(textOf(fold(text(0, 'no start at all')))).toBe('no start at all');
});

test('text for a block of another kind gets a block of its own beside it', () => {
  const message = fold(
    begin,
    start(0, { type: 'thinking', thinking: '' }),
    text(0, 'visible'),
    text(0, '!'),
  );
  expect(message.content.map(({ type }) => type)).toEqual(['thinking', 'text']);
  expect(textOf(message)).toBe('visible!');
});

test('the start of another kind does not swallow text that came before it', () => {
  const message = fold(begin, text(0, 'early'), start(0, { type: 'tool_use', id: 't', input: {} }));
  expect(message.content.map(({ type }) => type)).toEqual(['text', 'tool_use']);
});

test('a block that is started twice becomes two, and deltas go to the second', () => {
  const message = fold(
    begin,
    start(0, { type: 'text', text: 'one ' }),
    start(0, { type: 'text', text: 'two' }),
    text(0, '!'),
  );
  expect(textOf(message)).toBe('one two!');
  expect(message.content).toHaveLength(2);
  const before = fold(
    begin,
    start(0, { type: 'text', text: 'one ' }),
    start(0, { type: 'text', text: 'two ' }),
    start(1, { type: 'text', text: 'three' }),
    text(0, '& '),
  );
  expect(textOf(before)).toBe('one two & three');
});

test('blocks that start out of order stand in the order of their indexes', () => {
  const message = fold(
    begin,
    start(2, { type: 'text', text: 'c' }),
    start(0, { type: 'text', text: 'a' }),
    text(2, '!'),
    text(0, '?'),
  );
  expect(textOf(message)).toBe('a?c!');
});

test.each([-1, 1.5, NaN, Infinity, '0', null, undefined])('the index %s loses no text', (index) => {
  const message = fold(
    begin,
    start(0, { type: 'text', text: 'a' }),
    text(index, 'b'),
    start(index, { type: 'text', text: 'c' }),
    stop(index),
  );
  expect(textOf(message)).toBe('abc');
});

test('the input of a tool is there once its JSON is whole', () => {
  const json = (partial_json: string) => delta(0, { type: 'input_json_delta', partial_json });
  const tool = { type: 'tool_use', id: 'toolu_1', name: 'search', input: {} };
  const open = fold(begin, start(0, tool), json(''), json('{"q": "gr'), json('ass"}'));
  expect(open.content[0]).toMatchObject({ partialJson: '{"q": "grass"}', wire: { input: {} } });
  const closed = reduceMessage(open, stop(0));
  expect(toApiMessage(closed).content[0]).toEqual({ ...tool, input: { q: 'grass' } });
  const none = fold(begin, start(0, tool), json(''), stop(0));
  expect(toApiMessage(none).content[0]).toEqual(tool);
});

test('JSON of a tool that never became whole is kept as it came', () => {
  const cut = fold(
    begin,
    start(0, { type: 'tool_use', input: {} }),
    delta(0, { type: 'input_json_delta', partial_json: '{"q' }),
    stop(0),
  );
  expect(cut.content[0]).toMatchObject({ open: false, partialJson: '{"q', wire: { input: {} } });
});

test('thinking, its signature and a compaction accumulate', () => {
  const message = fold(
    begin,
    start(0, { type: 'thinking', thinking: '', signature: '' }),
    delta(0, { type: 'thinking_delta', thinking: 'Let me ' }),
    delta(0, { type: 'thinking_delta', thinking: 'see' }),
    delta(0, { type: 'signature_delta', signature: 'sig' }),
    start(1, { type: 'compaction', content: null }),
    delta(1, { type: 'compaction_delta', content: 'Short.' }),
    delta(1, { type: 'compaction_delta', content: null }),
  );
  expect(toApiMessage(message).content).toEqual([
    { type: 'thinking', thinking: 'Let me see', signature: 'sig' },
    { type: 'compaction', content: 'Short.' },
  ]);
});

test.each(WIRE_BLOCKS())('a $type block passes through unchanged', (block) => {
  const message = fold(begin, start(0, block), stop(0));
  expect(toApiMessage(message).content[0]).toEqual(block);
});

function WIRE_BLOCKS() {
  return [
    { type: 'redacted_thinking', data: 'xyz' },
    { type: 'server_tool_use', id: 's', name: 'web_search', input: { query: 'q' } },
    {
      type: 'web_search_tool_result',
      tool_use_id: 's',
      content: [{ type: 'web_search_result', url: 'https://e.org' }],
    },
    {
      type: 'web_search_tool_result',
      tool_use_id: 's',
      content: { type: 'web_search_tool_result_error', error_code: 'max_uses_exceeded' },
    },
    { type: 'web_fetch_tool_result', content: { type: 'web_fetch_result', url: 'https://e.org' } },
    { type: 'code_execution_tool_result', content: {} },
    { type: 'bash_code_execution_tool_result', content: {} },
    { type: 'text_editor_code_execution_tool_result', content: {} },
    { type: 'tool_search_tool_result', content: {} },
    { type: 'container_upload', file_id: 'f' },
    { type: 'mcp_tool_use', id: 'm', input: {} },
    { type: 'mcp_tool_result', content: [] },
    { type: 'fallback', from: 'a', to: 'b' },
    { type: 'of_the_future', x: 1 },
  ];
}

test('every kind of citation is kept as it came, those of the future too', () => {
  const citations = [
    {
      type: 'char_location',
      cited_text: 'a',
      document_index: 0,
      document_title: null,
      start_char_index: 0,
      end_char_index: 1,
      file_id: null,
    },
    {
      type: 'page_location',
      cited_text: 'b',
      document_index: 0,
      document_title: 'T',
      start_page_number: 5,
      end_page_number: 6,
    },
    {
      type: 'content_block_location',
      cited_text: 'c',
      document_index: 1,
      document_title: null,
      start_block_index: 0,
      end_block_index: 1,
    },
    {
      type: 'search_result_location',
      cited_text: 'd',
      search_result_index: 0,
      source: 's',
      title: null,
      start_block_index: 0,
      end_block_index: 1,
    },
    {
      type: 'web_search_result_location',
      cited_text: '',
      url: 'https://e.org',
      title: null,
      encrypted_index: 'E==',
    },
    { type: 'future_location', cited_text: 'x', somewhere: [1, 2] },
  ];
  const message = fold(
    begin,
    start(0, { type: 'text', text: '', citations: [] }),
    ...citations.map((each) => delta(0, { type: 'citations_delta', citation: each })),
    text(0, 'All of them'),
  );
  expect(toApiMessage(message).content[0]).toEqual({
    type: 'text',
    text: 'All of them',
    citations,
  });
});

test('a citation that is no object is passed over', () => {
  const message = fold(
    begin,
    start(0, { type: 'text', text: 'a' }),
    ...[null, 7, 'q', [], {}].map((each) => delta(0, { type: 'citations_delta', citation: each })),
  );
  expect(message.content[0]).toMatchObject({ citations: [] });
});

test('the message delta brings the stop reason and totals, and null overwrites nothing', () => {
  const message = fold(
    begin,
    event({
      type: 'message_delta',
      delta: { stop_reason: 'end_turn', stop_sequence: null, container: null },
      usage: { output_tokens: 52, input_tokens: null },
    }),
  );
  expect(message).toMatchObject({
    stopReason: 'end_turn',
    ended: false,
    usage: { input_tokens: 9, output_tokens: 52 },
  });
  expect(reduceMessage(message, event({ type: 'message_delta', delta: null, usage: null }))).toBe(
    message,
  );
});

test('message stop closes what is open; a message that breaks off is closed without having ended', () => {
  const open = fold(begin, start(0, { type: 'text', text: 'a' }));
  expect(open).toMatchObject({ open: true, content: [{ open: true }] });
  expect(reduceMessage(open, event({ type: 'message_stop' }))).toMatchObject({
    open: false,
    ended: true,
    content: [{ open: false }],
  });
  const closed = closeMessage(open);
  expect(closed).toMatchObject({ open: false, ended: false, content: [{ open: false }] });
  expect(closeMessage(closed)).toBe(closed);
});

test('a finished message is the state that its stream ends in', () => {
  const cited = {
    type: 'text',
    text: 'Grass is green',
    citations: [{ type: 'char_location', cited_text: 'green' }],
  };
  const wire = {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'claude',
    content: [{ type: 'text', text: 'So: ' }, cited],
    stop_reason: 'end_turn',
    usage: { output_tokens: 5 },
  };
  const streamed = fold(
    event({
      type: 'message_start',
      message: { ...wire, content: [], stop_reason: null, usage: { output_tokens: 1 } },
    }),
    start(0, { type: 'text', text: '' }),
    text(0, 'So: '),
    stop(0),
    start(1, { type: 'text', text: '', citations: [] }),
    citation(1, 'green'),
    text(1, 'Grass is '),
    text(1, 'green'),
    stop(1),
    event({
      type: 'message_delta',
      delta: { stop_reason: 'end_turn' },
      usage: { output_tokens: 5 },
    }),
    event({ type: 'message_stop' }),
  );
  expect(streamed).toEqual(messageFrom(wire as never));
  expect(toApiMessage(streamed)).toEqual(wire);
});

test('a block start that is no block, or has fields of a wrong type, is kept as far as it goes', () => {
  const kinds = [null, 7, {}, { type: 7 }].map((block) => fold(begin, start(0, block)).content[0]);
  expect(kinds.map((block) => block?.type)).toEqual(['unknown', 'unknown', 'unknown', 'unknown']);
  expect(textOf(fold(begin, start(0, { type: 'text', text: 7 }), text(0, 'a')))).toBe('a');
});

test('deltas of a wrong type add nothing, and what they add to may be missing', () => {
  const open = fold(begin, start(0, { type: 'thinking' }));
  for (const wrong of [
    { type: 'thinking_delta', thinking: 7 },
    { type: 'input_json_delta', partial_json: null },
  ]) {
    expect(reduceMessage(open, delta(0, wrong))).toBe(open);
  }
  const thought = reduceMessage(open, delta(0, { type: 'thinking_delta', thinking: 'hm' }));
  expect(thought.content[0]).toMatchObject({ wire: { thinking: 'hm' } });
});

test('a message start that is none, or has fields of a wrong type, is kept as far as it goes', () => {
  expect(fold(event({ type: 'message_start', message: null }))).toBe(emptyMessage);
  const message = fold(
    event({ type: 'message_start', message: { id: 7, model: null, content: 'x' } }),
  );
  expect(message).toMatchObject({ id: '', model: '', content: [] });
});
