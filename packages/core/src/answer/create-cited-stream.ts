import type { AnnotateOptions } from '../annotations/annotate-options.ts';
import { createAnnotator } from '../annotations/create-annotator.ts';
import { discard, readBatches } from '../events/read-batches.ts';
import type { StreamEvent } from '../events/stream-event.ts';
import { untilAborted } from '../events/until-aborted.ts';
import type { Answer } from './answer.ts';
import type { CitedStream, CitedStreamOptions, StreamInput } from './cited-stream.ts';
import {
  addEvents,
  addTurns,
  closeConversation,
  emptyConversation,
  type Conversation,
} from './conversation.ts';
import { endingOf, standingOf, type Standing } from './ending.ts';
import { isEqual } from './is-equal.ts';
import { createListeners } from './listeners.ts';
import { makeAnswer } from './make-answer.ts';
import { readPast, type Past } from './read-past.ts';
import { everyFrame } from './schedule.ts';
import { warnAbout } from './warn.ts';

/** How many events may wait to be folded. A batch costs one copy of the block list; waiting events cost memory. */
const FOLD_AT = 1024;

/** One stream that is read, or was. */
interface Run<D> {
  controller: AbortController;
  /** How many messages the answer had before it. */
  earlier: number;
  /** The answer as it was when this stream ended. */
  ended?: Answer<D>;
}

/** The store behind one answer: runs its stream, keeps its state and tells listeners. */
export function createCitedStream<D = unknown>({
  initial,
  schedule = everyFrame,
  ...annotateOptions
}: CitedStreamOptions<D> = {}): CitedStream<D> {
  const past = readPast(initial ?? []);
  const listeners = createListeners();

  let options: AnnotateOptions<D> = annotateOptions;
  let { conversation, ...standing }: Past = past;
  let { told } = conversation;
  let annotator = newAnnotator();
  let snapshot = makeAnswer(conversation, standing, annotator);
  const serverSnapshot = snapshot;

  /** What has been read and is not folded yet. */
  let pending: StreamEvent[] = [];
  /** Whether something has been read that the snapshot does not have. */
  let isBehind = false;
  let isScheduled = false;
  let running: Run<D> | undefined;
  let again: (() => Promise<Answer<D>>) | undefined;

  function newAnnotator() {
    told = conversation.told;
    const sources = options.sources ?? (told as AnnotateOptions<D>['sources']);
    return createAnnotator({ ...options, sources });
  }

  function takeSnapshot(next: Standing): Answer<D> {
    standing = next;
    isBehind = false;
    if (conversation.told !== told) annotator = newAnnotator();
    return (snapshot = makeAnswer(conversation, standing, annotator));
  }

  function update(next: Standing): void {
    takeSnapshot(next);
    listeners.tell();
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
      // Behind is only what is running: every end catches up.
      if (!isBehind) return;
      fold();
      update(standingOf(conversation, running!.earlier));
    });
  }

  function finish(run: Run<D>, thrown?: unknown): void {
    running = undefined;
    fold();
    conversation = closeConversation(conversation);
    // Kept before listeners hear of it: one of them may start the next stream.
    run.ended = takeSnapshot(endingOf(conversation, run.earlier, thrown));
    warnAbout(conversation, run.ended);
    listeners.tell();
  }

  /** From here on the answer is another one, or goes on from an earlier point. */
  function become(next: Conversation): void {
    conversation = { ...next, error: undefined };
    annotator = newAnnotator();
  }

  async function start(input: StreamInput, base: Conversation): Promise<Answer<D>> {
    stop();
    const run: Run<D> = { controller: new AbortController(), earlier: base.messages.length };
    const { signal } = run.controller;
    running = run;
    again = typeof input === 'function' ? () => start(input, base) : undefined;
    become(base);
    update({ status: 'waiting' });
    let thrown: unknown;
    try {
      signal.throwIfAborted();
      const opening = Promise.resolve(typeof input === 'function' ? input(signal) : input);
      // What is stopped while it opens may still open.
      signal.addEventListener('abort', () => void opening.then(discard, () => undefined));
      for await (const events of readBatches(await untilAborted(opening, signal), { signal })) {
        if (running !== run) break;
        receive(events);
        // The API sends nothing after an error; a connection that stays open must not keep the reader waiting.
        if (events.some(({ type }) => type === 'error')) break;
      }
    } catch (reason) {
      thrown = reason;
    }
    if (running === run) finish(run, thrown);
    return run.ended!;
  }

  function stop(): void {
    const run = running;
    if (!run) return;
    running = undefined;
    run.controller.abort();
    finish(run, run.controller.signal.reason);
  }

  return {
    start: (input) => start(input, emptyConversation),
    append(input, { between = [] } = {}) {
      stop();
      return start(input, addTurns(conversation, between));
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
      update(past);
    },
    setOptions(changed) {
      const next = { ...options, ...changed };
      if (isEqual(next, options)) return;
      options = next;
      fold();
      annotator = newAnnotator();
      update(isBehind ? standingOf(conversation, running!.earlier) : standing);
    },
    subscribe: listeners.add,
    getSnapshot: () => snapshot,
    getServerSnapshot: () => serverSnapshot,
  };
}
