import Anthropic from '@anthropic-ai/sdk';
import { MessageStream } from '@anthropic-ai/sdk/lib/MessageStream';
import { eventsOf, everyCut, randomCuts, toNdjson, toSse } from '@cited-stream/testing';
import { demonstrations } from '@cited-stream/testing/demonstrations';
import { readRecordings } from '@cited-stream/testing/recordings';
import { expect, test } from 'vitest';
import { readBatches } from './events/read-batches.ts';
import { emptyMessage, type CitedMessage } from './message/cited-message.ts';
import { messageFrom, toApiMessage } from './message/message-from.ts';
import { closeMessage, reduceMessage } from './message/reduce-message.ts';

/** Ways of cutting each stream, beside its whole. */
const CUTS = 200;

/** Streams up to this many bytes are cut at every byte as well. */
const SMALL = 4000;

const SDK = new Anthropic({
  apiKey: 'none',
  maxRetries: 0,
  fetch: () => Promise.reject(new Error()),
});

/** What the official SDK accumulates from these bytes; as far as it came, where the stream reports an error. */
async function accumulatedBySdk(
  bytes: Uint8Array,
  format: 'sse' | 'ndjson',
): Promise<Anthropic.Message> {
  const response = new Response(bytes as BodyInit);
  const client = SDK.withOptions({ fetch: () => Promise.resolve(response) });
  const stream =
    format === 'sse'
      ? client.messages.stream({ model: 'any', max_tokens: 1, messages: [] })
      : MessageStream.fromReadableStream(response.body!);
  let last: Anthropic.Message | undefined;
  stream.on('streamEvent', (_, snapshot) => (last = snapshot));
  await stream.done().catch(() => undefined);
  // Through JSON, because the SDK parses a tool's input only when it is looked at.
  return JSON.parse(JSON.stringify(last)) as Anthropic.Message;
}

async function folded(chunks: readonly Uint8Array[]): Promise<CitedMessage> {
  let message = emptyMessage;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  for await (const events of readBatches(body)) message = reduceMessage(message, events);
  return message;
}

async function expectSameAsSdk(bytes: Uint8Array, format: 'sse' | 'ndjson', forSdk = bytes) {
  const theirs = await accumulatedBySdk(forSdk, format);
  const whole = await folded([bytes]);
  const ours = toApiMessage(closeMessage(whole));
  expect(ours.content).toEqual(theirs.content);
  expect(ours.stop_reason).toBe(theirs.stop_reason);
  expect(ours.id).toBe(theirs.id);
  expect(ours.usage.output_tokens).toBe(theirs.usage.output_tokens);
  for (const chunks of randomCuts(bytes, { seed: 1, count: CUTS })) {
    expect(await folded(chunks)).toEqual(whole);
  }
  if (bytes.length <= SMALL) {
    for (const chunks of everyCut(bytes)) expect(await folded(chunks)).toEqual(whole);
  }
  return { whole, theirs };
}

/** The SDK takes the gateway's closing `[DONE]` for an event and fails. */
function withoutDone(bytes: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(bytes);
  return new TextEncoder().encode(text.replace(/(?:event: data\s+)?data: \[DONE\]\s*$/, ''));
}

test.each(demonstrations.map((each) => [each.id, each] as const))(
  'the fold of %s is what the SDK accumulates, at every cut, as events and as JSON lines',
  async (_, { message, error }) => {
    const events = eventsOf(message, error ? { error } : {});
    const { whole } = await expectSameAsSdk(toSse(events), 'sse');
    await expectSameAsSdk(toNdjson(events), 'ndjson');
    if (!error) expect(toApiMessage(whole).content).toEqual(message.content);
  },
);

const recordings = readRecordings();
const streams = recordings.filter(({ format }) => format !== 'message');

for (const { name, format, bytes } of streams) {
  test(`the fold of the recording ${name} is what the SDK accumulates, at every cut`, async () => {
    await expectSameAsSdk(bytes, format as 'sse' | 'ndjson', withoutDone(bytes));
  });
}

test('the run says how many recordings it used', () => {
  const small = streams.filter(({ bytes }) => bytes.length <= SMALL).length;
  console.log(
    streams.length > 0
      ? `Fold against the SDK: ${streams.length} recorded streams and ${demonstrations.length} demonstrations, ${CUTS} cuts each; ${small} recordings at every byte.`
      : `Fold against the SDK: no recordings here (RECORDINGS_DIR); ${demonstrations.length} demonstrations, ${CUTS} cuts each.`,
  );
  expect(demonstrations.length).toBeGreaterThanOrEqual(8);
});

test('every recorded message goes through our state and back unchanged', () => {
  const messages = recordings.filter(({ format }) => format === 'message');
  for (const { name, bytes } of messages) {
    const message = JSON.parse(new TextDecoder().decode(bytes)) as Anthropic.Message;
    expect(toApiMessage(messageFrom(message)), name).toEqual(message);
  }
  console.log(`Messages through our state and back: ${messages.length} recorded.`);
});

test('a stream ends in the state of its finished message', () => {
  for (const { message, error } of demonstrations) {
    if (error) continue;
    for (const order of ['citations-first', 'text-first', 'interleaved'] as const) {
      expect(reduceMessage(emptyMessage, eventsOf(message, { order }))).toEqual(
        messageFrom(message),
      );
    }
  }
});
