'use client';
import {
  createCitedStream,
  type AnnotateOptions,
  type Answer,
  type AnswerInput,
  type Citation,
  type CitedStream,
  type Marker,
  type StreamError,
} from '@cited-stream/core';
import * as React from 'react';
import { ScheduleContext } from '../provider/schedule-context.ts';
import { useStopOnUnmount } from './use-stop-on-unmount.ts';
import { useStreamCallbacks } from './use-stream-callbacks.ts';

export interface CitedStreamOptions<D = unknown> extends AnnotateOptions<D> {
  /** An answer that is over, to show until a stream is started. Read once. */
  initial?: AnswerInput<D> | undefined;
  /** Called once for each citation that arrives, with the marker it belongs to. */
  onCitation?: ((citation: Citation<D>, marker: Marker<D>) => void) | undefined;
  /** Called when a stream has ended, however it has; `answer.status` says how. Not for one that was superseded. */
  onFinish?: ((answer: Answer<D>) => void) | undefined;
  /** Called before `onFinish` when it has ended in an error. */
  onError?: ((error: StreamError, answer: Answer<D>) => void) | undefined;
}

export interface CitedStreamResult<D = unknown> extends Pick<
  CitedStream<D>,
  'start' | 'append' | 'stop' | 'reset'
> {
  answer: Answer<D>;
  /** Does the last `start` or `append` again. Only there if that was given a function, which can be called again. */
  retry?: CitedStream<D>['retry'];
}

/** Runs the stream of one answer and renders with it. The stream stops when the component unmounts. */
export function useCitedStream<D = unknown>({
  initial,
  onCitation,
  onFinish,
  onError,
  ...options
}: CitedStreamOptions<D> = {}): CitedStreamResult<D> {
  const schedule = React.useContext(ScheduleContext);
  const [stream] = React.useState(() =>
    createCitedStream<D>({
      ...options,
      initial,
      ...(schedule === 'sync' && { schedule: (flush: () => void) => flush() }),
    }),
  );
  const answer = React.useSyncExternalStore(
    stream.subscribe,
    stream.getSnapshot,
    stream.getServerSnapshot,
  );

  const { sources, numbering, placement, reveal, locale } = options;
  React.useEffect(() => {
    stream.setOptions({ sources, numbering, placement, reveal, locale });
  }, [stream, sources, numbering, placement, reveal, locale]);
  useStopOnUnmount(stream);

  const { retry, ...controls } = useStreamCallbacks(stream, { onCitation, onFinish, onError });
  return { answer, ...controls, ...(stream.retryable && { retry }) };
}
