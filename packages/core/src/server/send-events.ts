import { createAnnotator } from '../annotations/create-annotator.ts';
import { addEvents, closeConversation, emptyConversation } from '../answer/conversation.ts';
import { endingOf } from '../answer/ending.ts';
import { makeAnswer } from '../answer/make-answer.ts';
import { toStored } from '../answer/to-stored.ts';
import { encodeEvent } from '../events/encode-event.ts';
import { readBatches } from '../events/read-batches.ts';
import type { StreamEvent } from '../events/stream-event.ts';
import { toErrorEvent, toStreamError } from '../events/to-stream-error.ts';
import { withoutContent, withPlainContent } from '../sources/plain-source.ts';
import type { EventStreamOptions } from './event-stream-options.ts';

/** The browser at the other end. */
export interface Browser {
  /** Writes, and waits while the browser is slow. After it has left, writing does nothing. */
  write(bytes: Uint8Array<ArrayBuffer>): void | Promise<void>;
  /** Aborted when the browser leaves. */
  left: AbortSignal;
}

const KEEP_ALIVE = 15_000;
const comment = new TextEncoder().encode(': keep-alive\n\n');

/**
 * Sends an answer to the browser as server-sent bytes. What goes wrong in mid-stream goes in-band, as the API itself
 * reports it: a body that just breaks off would tell the reader nothing.
 */
export async function sendEvents<D>(
  stream: AsyncIterable<StreamEvent>,
  options: EventStreamOptions<D>,
  browser: Browser,
): Promise<void> {
  const { sources, content = false, keepAlive = KEEP_ALIVE, onDisconnect = 'abort' } = options;
  const signal = onDisconnect === 'abort' ? browser.left : undefined;
  const kept: StreamEvent[] = [];
  const heart = createHeart(keepAlive, browser);
  const send = async (event: StreamEvent) => {
    heart.beat();
    await browser.write(encodeEvent(event));
  };

  let thrown: unknown;
  try {
    if (sources) {
      const told = sources.map(content ? withPlainContent : withoutContent);
      await send({ type: 'cited_sources', sources: told });
    }
    for await (const events of readBatches(stream, { signal })) {
      for (const event of events) {
        if (options.onFinish) kept.push(event);
        await send(event);
      }
    }
  } catch (reason) {
    thrown = reason;
    await send(toErrorEvent(toStreamError(reason)));
  } finally {
    heart.stop();
  }
  await options.onFinish?.(toRow(kept, options, thrown));
}

function toRow<D>(
  events: readonly StreamEvent[],
  { sources, content = false }: EventStreamOptions<D>,
  thrown: unknown,
) {
  const conversation = closeConversation(addEvents(emptyConversation, events));
  const ending = endingOf(conversation, 0, thrown);
  const answer = makeAnswer(conversation, ending, createAnnotator<D>({ sources }));
  return toStored(answer, { content });
}

/** A comment after each silence, so that nothing between server and browser takes the connection for dead. */
function createHeart(ms: number, { write }: Browser) {
  if (ms <= 0) return { beat: () => {}, stop: () => {} };
  const tick = () => {
    void write(comment);
    beat();
  };
  let timer = setTimeout(tick, ms);
  const beat = () => {
    clearTimeout(timer);
    timer = setTimeout(tick, ms);
  };
  return { beat, stop: () => clearTimeout(timer) };
}
