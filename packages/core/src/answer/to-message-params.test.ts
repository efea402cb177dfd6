import type Anthropic from '@anthropic-ai/sdk';
import { eventsOf, streamOf } from '@cited-stream/testing';
import { demonstrations } from '@cited-stream/testing/demonstrations';
import { readRecordings } from '@cited-stream/testing/recordings';
import { expect, test } from 'vitest';
import { createCitedStream } from './create-cited-stream.ts';
import { toMessageParams } from './to-message-params.ts';
import { toStored } from './to-stored.ts';

const turn = (content: unknown[], stop_reason: string | null = 'end_turn') =>
  ({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'm',
    content,
    stop_reason,
    usage: {},
  }) as unknown as Anthropic.Message;
const contentOf = (content: unknown[], stop_reason?: string | null) =>
  toMessageParams(turn(content, stop_reason)).flatMap((param) => param.content as unknown[]);

test.each(
  demonstrations.filter(({ error }) => !error).map((each) => [each.id, each.message] as const),
)('%s, streamed, goes back as the API’s own content', async (_, message) => {
  const answer = await createCitedStream().start(streamOf(message));
  expect(toMessageParams(toStored(answer))).toEqual([
    { role: 'assistant', content: message.content },
  ]);
});

test('every recorded message goes back as it came, with its encrypted indexes', () => {
  const messages = readRecordings().filter(({ format }) => format === 'message');
  for (const { name, bytes } of messages) {
    const message = JSON.parse(new TextDecoder().decode(bytes)) as Anthropic.Message;
    expect(toMessageParams(message), name).toEqual([
      { role: 'assistant', content: message.content },
    ]);
  }
});

test('the tool results between the messages stand between them; the blank line of the view does not', async () => {
  const use = { type: 'tool_use', id: 't', name: 'search', input: {} };
  const stream = createCitedStream();
  await stream.start(streamOf(turn([{ type: 'text', text: 'Let me see.' }, use], 'tool_use')));
  const result: Anthropic.MessageParam = {
    role: 'user',
    content: [{ type: 'tool_result', tool_use_id: 't', content: 'x' }],
  };
  const answer = await stream.append(streamOf(turn([{ type: 'text', text: 'Found.' }])), {
    between: [result],
  });
  expect(answer.annotations.text).toBe('Let me see.\n\nFound.');
  expect(toMessageParams(answer.turns)).toEqual([
    { role: 'assistant', content: [{ type: 'text', text: 'Let me see.' }, use] },
    result,
    { role: 'assistant', content: [{ type: 'text', text: 'Found.' }] },
  ]);
});

test('a tool call that waits for its result, or a paused turn, goes back whole', () => {
  const call = { type: 'server_tool_use', id: 's', name: 'web_search', input: {} };
  expect(contentOf([call], 'pause_turn')).toEqual([call]);
  expect(contentOf([{ ...call, type: 'tool_use' }], 'tool_use')).toHaveLength(1);
});

test('what the API would refuse is left out: empty text, and what never became whole', () => {
  const text = { type: 'text', text: 'kept' };
  const white = { type: 'text', text: ' ' };
  expect(contentOf([{ type: 'text', text: '' }, white, text])).toEqual([white, text]);
  const call = { type: 'server_tool_use', id: 's', name: 'web_search', input: {} };
  const broken = [text, call, { type: 'thinking', thinking: 'hm', signature: '' }];
  expect(contentOf(broken, null)).toEqual([text]);
  expect(
    contentOf([{ type: 'thinking', thinking: 'hm', signature: 'sig' }, text], null),
  ).toHaveLength(2);
  expect(toMessageParams(turn([{ type: 'text', text: '' }], null))).toEqual([]);
});

test('an answer that was stopped goes back with the text that came', async () => {
  const { message } = demonstrations[0]!;
  const events = eventsOf(message);
  async function* cut() {
    yield* events.slice(0, Math.floor(events.length / 2));
  }
  const answer = await createCitedStream().start(cut());
  const [param] = toMessageParams(toStored(answer));
  const texts = (param?.content as Anthropic.TextBlockParam[]).map(({ text }) => text).join('');
  expect(texts).toBe(answer.annotations.text);
});

test('assistant turns of plain text stay what they are', () => {
  const turns: Anthropic.MessageParam[] = [{ role: 'assistant', content: 'Plain' }];
  expect(toMessageParams(turns)).toEqual([
    { role: 'assistant', content: [{ type: 'text', text: 'Plain', citations: null }] },
  ]);
});

test('user turns of plain text, and of nothing readable, stay what they are', () => {
  const turns = [
    { role: 'user', content: 'And?' },
    { role: 'user', content: null },
    { role: 'assistant', content: 'Plain' },
  ] as unknown as Anthropic.MessageParam[];
  expect(toMessageParams(turns).slice(0, 1)).toEqual([turns[0]]);
});

test('white space is sent beside words, and not alone', () => {
  const white = { type: 'text', text: ' \n' };
  expect(contentOf([white, { type: 'text', text: 'a' }])).toHaveLength(2);
  const call = { type: 'tool_use', id: 't', name: 'x', input: {} };
  expect(contentOf([white, call], 'tool_use')).toEqual([call]);
  expect(toMessageParams(turn([white]))).toEqual([]);
});

test('an earlier tool call without its result cannot be sent, though its turn waited for one', () => {
  const call = { type: 'tool_use', id: 't', name: 'x', input: {} };
  const turns = [
    turn([{ type: 'text', text: 'a' }, call], 'tool_use'),
    turn([{ type: 'text', text: 'b' }]),
  ];
  expect(toMessageParams(turns)[0]?.content).toEqual([{ type: 'text', text: 'a' }]);
});

test('a row of a newer version is no reason to leave its turn out in silence', () => {
  const newer = { v: 2, turns: [] } as unknown as Parameters<typeof toMessageParams>[0];
  expect(() => toMessageParams(newer)).toThrow(/version 2/);
});
