import type { AnnotateOptions } from '../annotations/annotate-options.ts';
import { createAnnotator } from '../annotations/create-annotator.ts';
import { readBatches, untilAborted } from '../events/read-batches.ts';
import type { StreamEvent } from '../events/stream-event.ts';
import { readPast, type Past } from './read-past.ts';
import type { Answer } from './answer.ts';
import type { CitedStream, CitedStreamOptions, StreamInput } from './cited-stream.ts';
import {
  addEvents,
  addTurns,
  closeConversation,
  emptyConversation,
  type Conversation,
} from './conversation.ts';
import { endingOf } from './ending.ts';
import { isEqual } from './is-equal.ts';
import { makeAnswer } from './make-answer.ts';
import { everyFrame } from './schedule.ts';
import { statusOf } from './status.ts';
import { warnAbout } from './warn.ts';

/** The store behind one answer: runs its stream, keeps its state and tells listeners. */
export function createCitedStream<D = unknown>({
  initial,
  schedule = everyFrame,
  ...annotateOptions
}: CitedStreamOptions<D> = {}): CitedStream<D> {
  const past: Past<D> = initial
    ? readPast(initial)
    : { conversation: emptyConversation, status: 'idle' };
  const listeners = new Set<() => void>();

  let options: AnnotateOptions<D> = annotateOptions;
  let { conversation, status, error }: Past<D> = past;
  let annotator = newAnnotator();
  let snapshot = makeAnswer(conversation, status, error, annotator);
  const serverSnapshot = snapshot;

  /** What has been read and is not folded yet, so that the events of one frame cost one copy. */
  let pending: StreamEvent[] = [];
  let isScheduled = false;
  let running: AbortController | undefined;
  /** How many messages there were before what is running. */
  let before = 0;
  let again: (() => Promise<Answer<D>>) | undefined;

  function newAnnotator() {
    const told = conversation.told as AnnotateOptions<D>['sources'];
    return createAnnotator({ ...options, sources: options.sources ?? told ?? past.sources });
  }

  function update(next: Partial<Past<D>>): void {
    const { told } = conversation;
    ({ conversation, status, error } = { conversation, status, error, ...next });
    if (conversation.told !== told) annotator = newAnnotator();
    snapshot = makeAnswer(conversation, status, error, annotator);
    for (const listener of [...listeners]) listener();
  }

  function fold(): Conversation {
    const events = pending;
    pending = [];
    return events.length > 0 ? addEvents(conversation, events) : conversation;
  }

  function receive(events: readonly StreamEvent[]): void {
    for (const event of events) pending.push(event);
    if (isScheduled) return;
    isScheduled = true;
    schedule(() => {
      isScheduled = false;
      if (pending.length === 0) return;
      const folded = fold();
      // A message that is whole shows its end at once, though the connection may stay open a while.
      const last = folded.messages.at(-1);
      update({ conversation: folded, status: last?.ended ? statusOf(last) : 'streaming' });
    });
  }

  function finish(thrown?: unknown): void {
    running = undefined;
    const ended = closeConversation(fold());
    update({ conversation: ended, ...endingOf(ended, before, thrown) });
    warnAbout(conversation, status, snapshot.annotations);
  }

  async function run(input: StreamInput, base: Conversation): Promise<Answer<D>> {
    stop();
    const controller = new AbortController();
    const { signal } = controller;
    running = controller;
    again = typeof input === 'function' ? () => run(input, base) : undefined;
    conversation = base;
    before = base.messages.length;
    annotator = newAnnotator();
    update({ status: 'waiting', error: undefined });
    let thrown: unknown;
    try {
      const opening = typeof input === 'function' ? input(signal) : input;
      const opened = await untilAborted(Promise.resolve(opening), signal);
      for await (const events of readBatches(opened, { signal })) {
        if (running !== controller) break;
        receive(events);
        // The API sends nothing after an error; a connection that stays open must not keep the reader waiting.
        if (events.some(({ type }) => type === 'error')) break;
      }
    } catch (reason) {
      thrown = reason;
    }
    if (running === controller) finish(thrown);
    return snapshot;
  }

  function stop(): void {
    const controller = running;
    if (!controller) return;
    running = undefined;
    controller.abort();
    finish(controller.signal.reason);
  }

  return {
    start: (input) => run(input, emptyConversation),
    append(input, { between = [] } = {}) {
      stop();
      return run(input, addTurns(conversation, between));
    },
    get retryable() {
      return again !== undefined;
    },
    retry: async () => (again ? again() : snapshot),
    stop,
    reset() {
      stop();
      again = undefined;
      conversation = past.conversation;
      annotator = newAnnotator();
      update({ status: past.status, error: past.error });
    },
    setOptions(changed) {
      const next = { ...options, ...changed };
      if (isEqual(next, options)) return;
      options = next;
      annotator = newAnnotator();
      update({});
    },
    subscribe(listener) {
      // Wrapped, so that one function subscribed twice is two subscriptions.
      const own = () => listener();
      listeners.add(own);
      return () => listeners.delete(own);
    },
    getSnapshot: () => snapshot,
    getServerSnapshot: () => serverSnapshot,
  };
}
