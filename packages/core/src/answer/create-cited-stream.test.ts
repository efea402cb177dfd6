import type Anthropic from '@anthropic-ai/sdk';
import { eventsOf, streamOf, toSse } from '@cited-stream/testing';
import { demonstrations } from '@cited-stream/testing/demonstrations';
import { expect, test, vi } from 'vitest';
import type { Input, StreamEvent } from '../events/stream-event.ts';
import { answerFrom } from './answer-from.ts';
import type { Answer } from './answer.ts';
import { createCitedStream } from './create-cited-stream.ts';
import { toStored } from './to-stored.ts';

const message = (id: string, text: string, stop_reason = 'end_turn', document_index = 0) =>
  ({
    id,
    type: 'message',
    role: 'assistant',
    model: 'm',
    content: [
      {
        type: 'text',
        text,
        citations: [
          {
            type: 'char_location',
            cited_text: 'q',
            document_index,
            document_title: null,
            start_char_index: 0,
            end_char_index: 1,
          },
        ],
      },
    ],
    stop_reason,
    stop_sequence: null,
    usage: { input_tokens: 1, output_tokens: 1 },
  }) as unknown as Anthropic.Message;

/** A stream that the test writes event by event, and that can break. */
function writable() {
  const waiting: ((next: () => IteratorResult<StreamEvent>) => void)[] = [];
  const ready: (() => IteratorResult<StreamEvent>)[] = [];
  const push = (next: () => IteratorResult<StreamEvent>) => {
    const take = waiting.shift();
    if (take) take(next);
    else ready.push(next);
  };
  return {
    write: (...events: StreamEvent[]) =>
      events.forEach((value) => push(() => ({ done: false, value }))),
    end: () => push(() => ({ done: true, value: undefined })),
    break: (error: unknown) =>
      push(() => {
        throw error;
      }),
    [Symbol.asyncIterator]() {
      return {
        async next(): Promise<IteratorResult<StreamEvent>> {
          const next =
            ready.shift() ??
            (await new Promise<() => IteratorResult<StreamEvent>>((take) => waiting.push(take)));
          return next();
        },
      };
    },
  };
}

const sync = { schedule: (flush: () => void) => flush() };
/** Resolves when everything that is ready has been read. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

const comparable = ({ turns, ...answer }: Answer) => ({ ...answer, turns: [...turns] });

test.each(demonstrations.filter(({ error }) => !error).map((each) => [each.id, each] as const))(
  '%s ends as the same answer live, from bytes, and reloaded',
  async (_, { message: finished, sources }) => {
    const reloaded = comparable(answerFrom(finished, { sources }));
    const stream = createCitedStream({ sources });
    expect(comparable(await stream.start(streamOf(finished)))).toEqual(reloaded);
    expect(
      comparable(await stream.start(new Response(toSse(eventsOf(finished)) as BodyInit))),
    ).toEqual(reloaded);
  },
);

test('the status goes from idle over waiting and streaming to its end', async () => {
  const stream = createCitedStream(sync);
  const seen = [stream.getSnapshot().status];
  stream.subscribe(() => {
    const { status } = stream.getSnapshot();
    if (seen.at(-1) !== status) seen.push(status);
  });
  await stream.start(streamOf(message('msg_1', 'Hello')));
  expect(seen).toEqual(['idle', 'waiting', 'streaming', 'complete']);
});

test.each([
  ['end_turn', 'complete'],
  ['stop_sequence', 'complete'],
  ['of_the_future', 'cut-off'],
  ['constructor', 'cut-off'],
  ['max_tokens', 'cut-off'],
  ['model_context_window_exceeded', 'cut-off'],
  ['refusal', 'refused'],
  ['pause_turn', 'paused'],
  ['tool_use', 'tool-use'],
])('the stop reason %s is the status %s, and the text stays', async (reason, status) => {
  const answer = await createCitedStream().start(streamOf(message('msg_1', 'Hello', reason)));
  expect(answer).toMatchObject({ status, stopReason: reason, annotations: { text: 'Hello' } });
});

test('an answer without any block has an end all the same', async () => {
  const refused = { ...message('msg_1', '', 'refusal'), content: [] };
  expect(await createCitedStream().start(streamOf(refused))).toMatchObject({
    status: 'refused',
    annotations: { text: '' },
  });
});

test('an error event keeps text and markers and is the answer’s error', async () => {
  const broken = demonstrations.find(({ error }) => error)!;
  const stream = createCitedStream({ sources: broken.sources });
  const answer = await stream.start(streamOf(broken.message, { error: broken.error }));
  expect(answer).toMatchObject({
    status: 'error',
    error: { kind: 'api', type: broken.error!.type },
  });
  expect(answer.annotations.markers.length).toBeGreaterThan(0);
  expect(answer.annotations.markers.every(({ settled }) => settled)).toBe(true);
  expect(answer.annotations.text.length).toBeGreaterThan(50);
});

test('text of a block that never started is shown, and the answer says that something was lost', async () => {
  async function* lost() {
    const [start, ...rest] = eventsOf(message('msg_1', 'Hello there'));
    yield start!;
    yield* rest.filter(({ type }) => type !== 'content_block_start');
  }
  expect(await createCitedStream().start(lost())).toMatchObject({
    status: 'error',
    error: { kind: 'malformed', type: 'block-not-started' },
    annotations: { text: 'Hello there' },
  });
});

test('an error event ends the answer though the connection stays open', async () => {
  const events = writable();
  const answer = createCitedStream().start(events);
  events.write({ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } });
  expect(await answer).toMatchObject({ status: 'error', error: { message: 'Overloaded' } });
});

test('a stream that ends without message_stop is interrupted, even after its stop reason', async () => {
  for (const cut of [1, 2, 3]) {
    const events = eventsOf(message('msg_1', 'Hello there')).slice(0, -cut);
    async function* early() {
      yield* events;
    }
    const answer = await createCitedStream().start(early());
    expect(answer).toMatchObject({ status: 'interrupted', annotations: { text: 'Hello there' } });
    expect(answer.annotations.markers).toMatchObject([{ settled: true }]);
  }
});

test('a stream without any event is no stream; one that tells only its sources is interrupted', async () => {
  async function* nothing(): AsyncGenerator<StreamEvent> {}
  const noStream = { status: 'error', error: { kind: 'not-a-stream' } };
  expect(await createCitedStream().start(nothing())).toMatchObject(noStream);
  expect(await createCitedStream().start(new Response(''))).toMatchObject(noStream);
  async function* sourcesOnly(): AsyncGenerator<StreamEvent> {
    yield { type: 'cited_sources', sources: [] };
  }
  expect(await createCitedStream().start(sourcesOnly())).toMatchObject({ status: 'interrupted' });
});

test('a connection that breaks keeps what had come, also what was not shown yet', async () => {
  const events = writable();
  const answer = createCitedStream({ schedule: () => {} }).start(() => events);
  events.write(...eventsOf(message('msg_1', 'Hello there')).slice(0, -2));
  events.break(new TypeError('network error'));
  expect(await answer).toMatchObject({
    status: 'error',
    error: { kind: 'network' },
    annotations: { text: 'Hello there' },
  });
});

test('a connection that breaks after the whole message has cost nothing', async () => {
  const events = writable();
  const answer = createCitedStream(sync).start(events);
  events.write(...eventsOf(message('msg_1', 'Hello')));
  events.break(new TypeError('network error'));
  expect(await answer).toMatchObject({ status: 'complete' });
});

test.each([
  [
    'a status',
    () =>
      new Response('{"error":{"type":"authentication_error","message":"invalid x-api-key"}}', {
        status: 401,
      }),
    { kind: 'http', status: 401, type: 'authentication_error' },
  ],
  [
    'a function that throws',
    () => {
      throw new TypeError('Failed to fetch');
    },
    { kind: 'network' },
  ],
  [
    'a promise that rejects',
    () => Promise.reject(new TypeError('Failed to fetch')),
    { kind: 'network' },
  ],
  ['something else', () => 7 as never, { kind: 'not-a-stream' }],
])('start never rejects: %s is a state', async (_, input, error) => {
  const answer = await createCitedStream().start(input);
  expect(answer).toMatchObject({ status: 'error', error });
});

test('stop keeps the text, aborts the request and ends as stopped', async () => {
  const events = writable();
  let signal: AbortSignal | undefined;
  const stream = createCitedStream(sync);
  const answer = stream.start((own) => {
    signal = own;
    return events;
  });
  events.write(...eventsOf(message('msg_1', 'Hello there')).slice(0, -3));
  await settled();
  expect(stream.getSnapshot()).toMatchObject({ status: 'streaming' });
  stream.stop();
  expect(stream.getSnapshot()).toMatchObject({
    status: 'stopped',
    annotations: { text: 'Hello there', markers: [{ settled: true }] },
  });
  expect(signal?.aborted).toBe(true);
  expect(await answer).toBe(stream.getSnapshot());
  events.write({
    type: 'content_block_delta',
    index: 0,
    delta: { type: 'text_delta', text: ' late' },
  });
  await settled();
  expect(stream.getSnapshot().annotations.text).toBe('Hello there');
});

test('stop ends a request that never answers; where nothing runs it does nothing', async () => {
  const stream = createCitedStream();
  stream.stop();
  expect(stream.getSnapshot().status).toBe('idle');
  const answer = stream.start(() => new Promise(() => {}));
  expect(stream.getSnapshot().status).toBe('waiting');
  stream.stop();
  expect(await answer).toMatchObject({ status: 'stopped' });
});

test('an abort by somebody else is a stop too', async () => {
  const events = writable();
  const answer = createCitedStream().start(events);
  events.break(new DOMException('gone', 'AbortError'));
  expect(await answer).toMatchObject({ status: 'stopped' });
});

test('a new start replaces the answer, and the old stream is not heard of again', async () => {
  const old = writable();
  const stream = createCitedStream(sync);
  const first = stream.start(old);
  old.write(...eventsOf(message('msg_old', 'Old text')).slice(0, 5));
  await settled();
  const second = stream.start(streamOf(message('msg_new', 'New text')));
  old.write(...eventsOf(message('msg_old', 'Old text')).slice(5));
  expect(await second).toMatchObject({ id: 'msg_new', annotations: { text: 'New text' } });
  await first;
  await settled();
  expect(stream.getSnapshot()).toMatchObject({ id: 'msg_new', status: 'complete' });
});

test('an event on its way when its stream is replaced never reaches the new answer', async () => {
  for (let steps = 0; steps < 20; steps += 1) {
    const old = writable();
    const stream = createCitedStream(sync);
    const first = stream.start(old);
    await settled();
    old.write({
      type: 'content_block_delta',
      index: 0,
      delta: { type: 'text_delta', text: 'old' },
    });
    for (let step = 0; step < steps; step += 1) await Promise.resolve();
    const answer = await stream.start(streamOf(message('msg_new', 'New text')));
    await first;
    expect(answer.annotations.text).toBe('New text');
  }
});

test('retry asks again, from where the failed turn began', async () => {
  let tries = 0;
  const stream = createCitedStream();
  const failed = await stream.start(() => {
    tries += 1;
    return tries === 1 ? new Response('', { status: 529 }) : streamOf(message('msg_1', 'At last'));
  });
  expect(failed.status).toBe('error');
  expect(stream.retryable).toBe(true);
  expect(await stream.retry()).toMatchObject({
    status: 'complete',
    annotations: { text: 'At last' },
  });
  expect((await stream.retry()).annotations.text).toBe('At last');
  expect(tries).toBe(3);
});

test('what cannot be asked again is not', async () => {
  const stream = createCitedStream();
  const answer = await stream.start(streamOf(message('msg_1', 'Once')));
  expect(stream.retryable).toBe(false);
  expect(await stream.retry()).toBe(answer);
});

test('a paused answer goes on: numbers continue, indexes start again, the turns are kept in order', async () => {
  const stream = createCitedStream({ sources: [{ title: 'A' }, { title: 'B' }] });
  await stream.start(streamOf(message('msg_1', 'First part', 'tool_use')));
  const between: Anthropic.MessageParam[] = [
    { role: 'user', content: [{ type: 'tool_result', tool_use_id: 't', content: 'ok' }] },
  ];
  const failed = await stream.append(() => new Response('', { status: 500 }), { between });
  expect(failed).toMatchObject({ status: 'error', annotations: { text: 'First part' } });
  const answer = await stream.append(streamOf(message('msg_2', 'Second part', 'end_turn', 1)));
  expect(answer).toMatchObject({ id: 'msg_1', status: 'complete' });
  expect(answer.annotations.text).toBe('First part\n\nSecond part');
  expect(answer.annotations.markers.map(({ number }) => number)).toEqual([1, 2]);
  expect(answer.turns.map((turn) => turn.role)).toEqual(['assistant', 'user', 'assistant']);
  const again = answerFrom(answer.turns, { sources: [{ title: 'A' }, { title: 'B' }] });
  expect(comparable(again)).toEqual(comparable(answer));
});

test('messages that follow each other in one stream are one answer', async () => {
  async function* both() {
    yield* eventsOf(message('msg_1', 'One', 'pause_turn'));
    yield* eventsOf(message('msg_2', 'Two'));
  }
  const answer = await createCitedStream().start(both());
  expect(answer).toMatchObject({ status: 'complete', annotations: { text: 'One\n\nTwo' } });
  expect(answer.turns).toHaveLength(2);
});

test('a start that is repeated is the same message; one with another id is a new one', async () => {
  const events = eventsOf(message('msg_1', 'One'));
  const [start, ...rest] = events as [StreamEvent, ...StreamEvent[]];
  async function* repeated() {
    yield start;
    yield* rest.slice(0, 4);
    yield start;
    yield* rest.slice(4);
  }
  expect((await createCitedStream().start(repeated())).turns).toHaveLength(1);
  async function* anew() {
    yield* events.slice(0, 5);
    yield* eventsOf(message('msg_2', 'Two'));
  }
  const answer = await createCitedStream().start(anew());
  expect(answer.turns).toHaveLength(2);
  expect(answer.annotations.text.endsWith('\n\nTwo')).toBe(true);
});

test('events after the end of a message that begin nothing change nothing', async () => {
  async function* trailing() {
    yield* eventsOf(message('msg_1', 'One'));
    yield { type: 'message_delta', delta: {}, usage: {} } as StreamEvent;
  }
  expect(await createCitedStream().start(trailing())).toMatchObject({
    status: 'complete',
    turns: [{ id: 'msg_1' }],
  });
});

test('sources that the stream tells give titles to markers that stand already', async () => {
  const events = writable();
  const stream = createCitedStream(sync);
  const answer = stream.start(events);
  events.write(...eventsOf(message('msg_1', 'Hello', 'end_turn', 1)).slice(0, -2));
  await settled();
  const title = () => stream.getSnapshot().annotations.sources[0]?.source;
  expect(title()).toMatchObject({ known: false, titleFrom: 'fallback' });
  events.write({
    type: 'cited_sources',
    sources: [{ title: 'Lease' }, { id: 'KB-1', title: 'Handbook' }],
  });
  await settled();
  expect(title()).toMatchObject({ known: true, title: 'Handbook', id: 'KB-1' });
  events.end();
  expect((await answer).annotations.uncited.map((source) => source.title)).toEqual(['Lease']);
});

test('the sources of the caller outrank those of the stream', async () => {
  async function* told(): AsyncGenerator<StreamEvent> {
    yield { type: 'cited_sources', sources: [{ title: 'Told' }] };
    yield* eventsOf(message('msg_1', 'Hello'));
  }
  const answer = await createCitedStream({ sources: [{ title: 'Mine' }] }).start(told());
  expect(answer.annotations.sources[0]?.source.title).toBe('Mine');
});

test('options can change while an answer stands; the same ones change nothing', async () => {
  const stream = createCitedStream({ sources: [{ title: 'A' }] });
  await stream.start(streamOf(message('msg_1', 'Vert')));
  const before = stream.getSnapshot();
  stream.setOptions({ sources: [{ title: 'A' }], locale: undefined });
  expect(stream.getSnapshot()).toBe(before);
  stream.setOptions({ sources: [{ title: 'B' }] });
  expect(stream.getSnapshot().annotations.sources[0]?.source.title).toBe('B');
});

test('an initial answer stands until a stream starts, and again after a reset', async () => {
  const initial = message('msg_0', 'Before');
  const stream = createCitedStream({ initial });
  expect(stream.getSnapshot()).toMatchObject({ id: 'msg_0', status: 'complete' });
  expect(stream.getServerSnapshot()).toBe(stream.getSnapshot());
  await stream.start(() => streamOf(message('msg_1', 'After')));
  expect(stream.getSnapshot()).toMatchObject({ id: 'msg_1', annotations: { text: 'After' } });
  stream.reset();
  expect(comparable(stream.getSnapshot())).toEqual(comparable(answerFrom(initial)));
  expect(stream.retryable).toBe(false);
});

test('one frame, one notification; endings do not wait for a frame', async () => {
  const frames: (() => void)[] = [];
  const stream = createCitedStream({ schedule: (flush) => frames.push(flush) });
  const events = writable();
  const heard = vi.fn();
  const answer = stream.start(events);
  stream.subscribe(heard);
  events.write(...eventsOf(message('msg_1', 'Hello there, all of you')).slice(0, -2));
  await settled();
  expect(frames).toHaveLength(1);
  expect(heard).not.toHaveBeenCalled();
  frames[0]?.();
  expect(heard).toHaveBeenCalledTimes(1);
  events.write(...eventsOf(message('msg_1', '')).slice(-2));
  events.end();
  expect((await answer).status).toBe('complete');
  expect(heard).toHaveBeenCalledTimes(2);
  // The frame that was asked for meanwhile finds nothing to do.
  frames.at(-1)?.();
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a listener that is subscribed twice is two, and leaving twice takes away one', () => {
  const stream = createCitedStream();
  const listener = vi.fn();
  const leave = stream.subscribe(listener);
  stream.subscribe(listener);
  leave();
  leave();
  stream.reset();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('the snapshot is the same object until something changes', async () => {
  const stream = createCitedStream();
  expect(stream.getSnapshot()).toBe(stream.getSnapshot());
});

test('a long batch is folded while it waits for its frame', async () => {
  const many = message('msg_1', 'word '.repeat(4000));
  const stream = createCitedStream({ schedule: () => {} });
  const answer = await stream.start(streamOf(many));
  expect(answer.annotations.text).toBe(
    many.content[0]?.type === 'text' ? many.content[0].text : '',
  );
});

test('what is thrown and is no error ends the answer in one all the same', async () => {
  const events = writable();
  const answer = createCitedStream().start(events);
  events.break('gone');
  expect(await answer).toMatchObject({ status: 'error', error: { kind: 'network' } });
});

test('start resolves with its own answer, also when another has taken its place', async () => {
  const stream = createCitedStream(sync);
  const events = writable();
  const first = stream.start(events);
  events.write(...eventsOf(message('msg_1', 'First')).slice(0, 5));
  await settled();
  const second = stream.start(streamOf(message('msg_2', 'Second')));
  expect(await first).toMatchObject({ id: 'msg_1', status: 'stopped' });
  expect(await second).toMatchObject({ id: 'msg_2', status: 'complete' });
});

test('while a continuation is awaited nothing says that the answer has ended', async () => {
  const stream = createCitedStream(sync);
  await stream.start(streamOf(message('msg_1', 'One', 'pause_turn')));
  const events = writable();
  const answer = stream.append(events);
  events.write({ type: 'cited_sources', sources: [{ title: 'A' }] });
  await settled();
  expect(stream.getSnapshot().status).toBe('streaming');
  events.write(...eventsOf(message('msg_2', 'Two')));
  events.end();
  expect(await answer).toMatchObject({ status: 'complete' });
});

test('a frame that the stream before it asked for shows the continuation as it stands', async () => {
  const frames: (() => void)[] = [];
  const stream = createCitedStream({ schedule: (flush) => frames.push(flush) });
  await stream.start(streamOf(message('msg_1', 'One', 'pause_turn')));
  const events = writable();
  const answer = stream.append(events);
  events.write({ type: 'cited_sources', sources: [{ title: 'A' }] });
  await settled();
  for (const frame of frames) frame();
  expect(stream.getSnapshot().status).toBe('streaming');
  stream.stop();
  await answer;
});

test('a continuation after an error in mid-stream is judged by itself', async () => {
  const stream = createCitedStream();
  const failed = streamOf(message('msg_1', 'One'), {
    error: { type: 'overloaded_error', message: 'Overloaded' },
  });
  expect(await stream.start(failed)).toMatchObject({ status: 'error' });
  const answer = await stream.append(streamOf(message('msg_2', 'Two')));
  expect(answer).toMatchObject({ status: 'complete', annotations: { text: 'One\n\nTwo' } });
  expect(answer).not.toHaveProperty('error');
});

test('a message that lost a block start never looks complete on the way to its end', async () => {
  const seen: string[] = [];
  const events = writable();
  const stream = createCitedStream(sync);
  stream.subscribe(() => seen.push(stream.getSnapshot().status));
  const answer = stream.start(events);
  events.write(
    ...eventsOf(message('msg_1', 'Lost')).filter(({ type }) => type !== 'content_block_start'),
  );
  await settled();
  events.end();
  await answer;
  expect(seen).not.toContain('complete');
});

test('options that change while text waits for its frame do not hide it', async () => {
  const stream = createCitedStream({ schedule: () => {} });
  const events = writable();
  const answer = stream.start(events);
  events.write(...eventsOf(message('msg_1', 'Waiting text')).slice(0, -2));
  await settled();
  stream.setOptions({ sources: [{ title: 'A' }] });
  expect(stream.getSnapshot()).toMatchObject({
    status: 'streaming',
    annotations: { text: 'Waiting text' },
  });
  stream.stop();
  await answer;
});

test('a new answer does not inherit the sources of the stored one before it, a continuation does', async () => {
  const initial = toStored(
    answerFrom(message('msg_0', 'Old', 'pause_turn'), { sources: [{ title: 'Handbook' }] }),
  );
  const title = ({ annotations }: Answer) => annotations.sources.at(-1)?.source.title;
  const stream = createCitedStream({ initial });
  expect(title(await stream.append(streamOf(message('msg_1', 'More'))))).toBe('Handbook');
  expect(title(await stream.start(streamOf(message('msg_2', 'New'))))).toBe('Document 1');
  stream.reset();
  expect(title(stream.getSnapshot())).toBe('Handbook');
});

test('a listener that throws is its own fault: the answer goes on, and others hear of it', async () => {
  const uncaught: unknown[] = [];
  const note = (error: unknown) => uncaught.push(error);
  const others = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException');
  process.on('uncaughtException', note);
  try {
    const stream = createCitedStream(sync);
    stream.subscribe(() => {
      throw new Error('host');
    });
    const heard = vi.fn();
    stream.subscribe(heard);
    expect(await stream.start(streamOf(message('msg_1', 'Hello')))).toMatchObject({
      status: 'complete',
    });
    expect(heard).toHaveBeenCalled();
    await settled();
    expect(uncaught[0]).toMatchObject({ message: 'host' });
  } finally {
    process.off('uncaughtException', note);
    for (const listener of others) process.on('uncaughtException', listener);
  }
});

test('a listener that stops the stream before it is opened keeps the request from being made', async () => {
  const stream = createCitedStream();
  const ask = vi.fn(() => streamOf(message('msg_1', 'Hello')));
  const leave = stream.subscribe(() => {
    leave();
    stream.stop();
  });
  expect(await stream.start(ask)).toMatchObject({ status: 'stopped' });
  expect(ask).not.toHaveBeenCalled();
});

test('what opens after it was stopped is given up', async () => {
  const cancel = vi.fn();
  const controller = new AbortController();
  const inputs = [
    new Response(new ReadableStream({ cancel })),
    new ReadableStream<Uint8Array>({ cancel }),
    Object.assign(writable(), { controller }),
  ];
  for (const input of inputs) {
    let open!: (input: Input) => void;
    const stream = createCitedStream();
    const answer = stream.start(() => new Promise<Input>((resolve) => (open = resolve)));
    stream.stop();
    expect(await answer).toMatchObject({ status: 'stopped' });
    open(input);
    await settled();
  }
  expect(cancel).toHaveBeenCalledTimes(2);
  expect(controller.signal.aborted).toBe(true);
  let fail!: (error: Error) => void;
  const stream = createCitedStream();
  const answer = stream.start(() => new Promise<Input>((_, reject) => (fail = reject)));
  stream.stop();
  fail(new Error('refused after all'));
  expect(await answer).toMatchObject({ status: 'stopped' });
});

test('stop does not wait for the body of a failed response', async () => {
  const stream = createCitedStream();
  const answer = stream.start(() => new Response(new ReadableStream({}), { status: 500 }));
  await settled();
  stream.stop();
  expect(await answer).toMatchObject({ status: 'stopped' });
});
