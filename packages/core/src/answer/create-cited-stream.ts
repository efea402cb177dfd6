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
import { endingOf, type Ending } from './ending.ts';
import { isEqual } from './is-equal.ts';
import { makeAnswer } from './make-answer.ts';
import { everyFrame } from './schedule.ts';
import { statusOf } from './status.ts';
import { warnAbout } from './warn.ts';

/** How many events may wait to be folded. A batch costs one copy of the block list; waiting events cost memory. */
const FOLD_AT = 1024;

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
  let told = conversation.told;
  let annotator = newAnnotator();
  let snapshot = makeAnswer(conversation, status, error, annotator);
  const serverSnapshot = snapshot;

  /** What has been read and is not folded yet. */
  let pending: StreamEvent[] = [];
  /** Whether something has been read that the snapshot does not have. */
  let isBehind = false;
  let isScheduled = false;
  let running: AbortController | undefined;
  /** How many messages there were before what is running. */
  let before = 0;
  let again: (() => Promise<Answer<D>>) | undefined;

  function newAnnotator() {
    told = conversation.told;
    const sources = options.sources ?? (told as AnnotateOptions<D>['sources']) ?? past.sources;
    return createAnnotator({ ...options, sources });
  }

  function update(next: Ending): void {
    ({ status, error } = next);
    isBehind = false;
    if (conversation.told !== told) annotator = newAnnotator();
    snapshot = makeAnswer(conversation, status, error, annotator);
    for (const listener of [...listeners]) listener();
  }

  function fold(): void {
    if (pending.length === 0) return;
    conversation = addEvents(conversation, pending);
    pending = [];
  }

  function receive(events: readonly StreamEvent[]): void {
    for (const event of events) pending.push(event);
    if (pending.length >= FOLD_AT) fold();
    isBehind = true;
    if (isScheduled) return;
    isScheduled = true;
    schedule(() => {
      isScheduled = false;
      if (!isBehind) return;
      fold();
      // A message that is whole shows its end at once, though the connection may stay open a while.
      const last = conversation.messages.at(-1);
      update({ status: last?.ended ? statusOf(last) : 'streaming', error: undefined });
    });
  }

  function finish(thrown?: unknown): void {
    running = undefined;
    fold();
    conversation = closeConversation(conversation);
    update(endingOf(conversation, before, thrown));
    warnAbout(conversation, status, snapshot.annotations);
  }

  /** From here on the answer is another one. */
  function become(next: Conversation): void {
    conversation = next;
    before = next.messages.length;
    annotator = newAnnotator();
  }

  async function run(input: StreamInput, base: Conversation): Promise<Answer<D>> {
    stop();
    const controller = new AbortController();
    const { signal } = controller;
    running = controller;
    again = typeof input === 'function' ? () => run(input, base) : undefined;
    become(base);
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
      become(past.conversation);
      update({ status: past.status, error: past.error });
    },
    setOptions(changed) {
      const next = { ...options, ...changed };
      if (isEqual(next, options)) return;
      options = next;
      annotator = newAnnotator();
      update({ status, error });
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
