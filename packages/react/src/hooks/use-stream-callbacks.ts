'use client';
import type { Answer, CitedStream } from '@cited-stream/core';
import * as React from 'react';
import { useEvent } from '../internal/use-event.ts';
import { createTold } from './create-told.ts';
import { tellHost } from './tell-host.ts';
import type { CitedStreamOptions } from './use-cited-stream.ts';

type Callbacks<D> = Pick<CitedStreamOptions<D>, 'onCitation' | 'onFinish' | 'onError'>;
type Controls<D> = Pick<CitedStream<D>, 'start' | 'append' | 'retry' | 'stop' | 'reset'>;

/** The stream's functions, of constant identity, with the callbacks told what comes of them. */
export function useStreamCallbacks<D>(
  stream: CitedStream<D>,
  { onCitation, onFinish, onError }: Callbacks<D>,
): Controls<D> {
  const tellCitations = useEvent((fresh: Parameters<NonNullable<typeof onCitation>>[]) => {
    for (const args of fresh) tellHost(() => onCitation?.(...args));
  });
  const tellEnd = useEvent((answer: Answer<D>) => {
    const { error } = answer;
    if (error) tellHost(() => onError?.(error, answer));
    tellHost(() => onFinish?.(answer));
  });
  // How many runs there were, and whether the answer changes without anything arriving.
  const state = React.useRef({ runs: 0, isResetting: false });

  React.useEffect(() => {
    const told = createTold<D>();
    told.take(stream.getSnapshot());
    return stream.subscribe(() => {
      const fresh = told.take(stream.getSnapshot());
      if (!state.current.isResetting) {
        tellCitations(fresh.map(({ citation, marker }) => [citation, marker]));
      }
    });
  }, [stream, tellCitations]);

  return React.useMemo(() => {
    const untilItEnds = async (running: Promise<Answer<D>>) => {
      const run = (state.current.runs += 1);
      const answer = await running;
      if (run === state.current.runs) tellEnd(answer);
      return answer;
    };
    return {
      start: (input) => untilItEnds(stream.start(input)),
      append: (input, options) => untilItEnds(stream.append(input, options)),
      retry: () => untilItEnds(stream.retry()),
      stop: () => stream.stop(),
      reset() {
        state.current.runs += 1;
        state.current.isResetting = true;
        stream.reset();
        state.current.isResetting = false;
      },
    };
  }, [stream, tellEnd]);
}
