import {
  annotate,
  answerFrom,
  createCitedStream,
  emptyMessage,
  reduceMessage,
  StreamError,
  type Answer,
  type AnnotateOptions,
  type Status,
  type StreamEvent,
} from '@cited-stream/core';
import { eventsOf } from '../events-of.ts';
import type { Demonstration } from '../demonstrations/demonstration.ts';

/** A demonstration's answer as it ends. */
export function finished(demonstration: Demonstration, options?: AnnotateOptions): Answer {
  const { message, sources, error } = demonstration;
  const answer = answerFrom(message, { sources, ...options });
  if (!error) return answer;
  return withStatus(answer, 'error', {
    error: new StreamError('api', error.message, { type: error.type }),
  });
}

/** The answer after a share of its events, from 0 to 1, while the rest is still to come. */
export function underway(demonstration: Demonstration, share: number): Answer {
  const events = eventsOf(demonstration.message);
  return after(events.slice(0, Math.round(events.length * share)), demonstration);
}

/** The answer after some events. */
export function after(
  events: readonly StreamEvent[],
  { sources }: Pick<Demonstration, 'sources'>,
): Answer {
  const message = reduceMessage(emptyMessage, events);
  const annotations = annotate([message], { sources });
  return {
    id: message.id,
    status: 'streaming',
    stopReason: null,
    turns: [],
    sources: [...annotations.sources.map(({ source }) => source), ...annotations.uncited],
    annotations,
  };
}

/** The snapshots of a live store that is given the events one by one: what has not changed is the same object. */
export async function liveStates(
  events: readonly StreamEvent[],
  { sources }: Pick<Demonstration, 'sources'>,
): Promise<Answer[]> {
  const stream = createCitedStream({ sources, schedule: (flush) => flush() });
  const states: Answer[] = [];
  stream.subscribe(() => states.push(stream.getSnapshot()));
  await stream.start(
    (async function* () {
      yield* events;
    })(),
  );
  return states;
}

export function withStatus(answer: Answer, status: Status, rest: Partial<Answer> = {}): Answer {
  return { ...answer, status, ...rest };
}
