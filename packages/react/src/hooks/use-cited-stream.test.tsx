import type { Answer, StreamInput } from '@cited-stream/core';
import { eventsOf, streamOf } from '@cited-stream/testing';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { StrictMode, useEffect, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { CitedStreamProvider } from '../provider/cited-stream-provider.tsx';
import { block, cite, documents, message } from '@cited-stream/testing/answers';
import { useCitedStream, type CitedStreamOptions } from './use-cited-stream.ts';

afterEach(cleanup);

const whole = message([block('One', cite(0), cite(1)), block(' two', cite(0)), block('.')]);
const sources = documents(2);

function setUp(options: CitedStreamOptions = {}, strict = false) {
  const Mode = strict ? StrictMode : 'div';
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CitedStreamProvider schedule="sync">
      <Mode>{children}</Mode>
    </CitedStreamProvider>
  );
  return renderHook((props: CitedStreamOptions) => useCitedStream(props), {
    initialProps: { sources, ...options },
    wrapper,
  });
}

/** A stream that tells when it is stopped, and never ends by itself. */
function endless() {
  let stopped = false;
  const input: StreamInput = (signal) => {
    signal.addEventListener('abort', () => (stopped = true));
    const events = eventsOf(whole);
    return {
      async *[Symbol.asyncIterator]() {
        yield* events.slice(0, -3);
        await new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        });
      },
    };
  };
  return { input, isStopped: () => stopped };
}

test('it starts idle, streams, and ends complete', async () => {
  const { result } = setUp();
  expect(result.current.answer.status).toBe('idle');
  let ended: Answer | undefined;
  await act(async () => {
    ended = await result.current.start(streamOf(whole));
  });
  expect(result.current.answer.status).toBe('complete');
  expect(result.current.answer.annotations.text).toBe('One two.');
  expect(ended).toBe(result.current.answer);
});

test.each([false, true])(
  'each citation is told once, in order, strict mode: %s',
  async (strict) => {
    const told: string[] = [];
    const { result } = setUp(
      { onCitation: (citation, marker) => told.push(`${citation.id} of ${marker.id}`) },
      strict,
    );
    await act(() => result.current.start(streamOf(whole, { order: 'interleaved' })));
    expect(told).toHaveLength(3);
    expect(new Set(told).size).toBe(3);
    await act(() => result.current.start(streamOf(whole)));
    expect(told).toHaveLength(6);
  },
);

test('the citations of a stored answer are not told', async () => {
  const onCitation = vi.fn();
  const { result } = setUp({ initial: whole, onCitation });
  expect(result.current.answer.annotations.markers).toHaveLength(3);
  await act(() => result.current.start(streamOf(message([block('No.')]))));
  act(() => result.current.reset());
  expect(result.current.answer.annotations.markers).toHaveLength(3);
  expect(onCitation).not.toHaveBeenCalled();
});

test('the end is told once, however it came; errors are told before', async () => {
  const calls: string[] = [];
  const { result } = setUp({
    onFinish: ({ status }) => calls.push(status),
    onError: ({ kind }) => calls.push(`error: ${kind}`),
  });
  await act(() => result.current.start(streamOf(whole)));
  await act(() =>
    result.current.start(
      streamOf(whole, { error: { type: 'overloaded_error', message: 'Overloaded' } }),
    ),
  );
  await act(() => result.current.start(() => Promise.reject(new TypeError('fetch failed'))));
  expect(calls).toEqual(['complete', 'error: api', 'error', 'error: network', 'error']);
});

test('a stream that another one took the place of does not finish', async () => {
  const finished: string[] = [];
  const { result } = setUp({ onFinish: ({ status }) => finished.push(status) });
  const first = endless();
  await act(async () => {
    const superseded = result.current.start(first.input);
    await result.current.start(streamOf(whole));
    await superseded;
  });
  expect(first.isStopped()).toBe(true);
  expect(finished).toEqual(['complete']);
});

test('stop keeps the text and says so', async () => {
  const { result } = setUp();
  let running: Promise<Answer> | undefined;
  act(() => void (running = result.current.start(endless().input)));
  await waitFor(() => expect(result.current.answer.annotations.text).not.toBe(''));
  await act(async () => {
    result.current.stop();
    await running;
  });
  expect(result.current.answer.status).toBe('stopped');
  expect(result.current.answer.annotations.text).toContain('One');
});

test('retry is there only when the input can be called again', async () => {
  const { result } = setUp();
  expect(result.current).not.toHaveProperty('retry');
  await act(() => result.current.start(streamOf(whole)));
  expect(result.current).not.toHaveProperty('retry');
  let calls = 0;
  await act(() =>
    result.current.start(() => {
      calls += 1;
      return streamOf(whole);
    }),
  );
  expect(result.current).toHaveProperty('retry');
  await act(() => result.current.retry!());
  expect(calls).toBe(2);
});

test.each([false, true])('unmounting stops a running stream, strict mode: %s', async (strict) => {
  const stream = endless();
  const { result, unmount } = setUp({}, strict);
  act(() => void result.current.start(stream.input));
  await waitFor(() => expect(result.current.answer.status).toBe('streaming'));
  expect(stream.isStopped()).toBe(false);
  unmount();
  await waitFor(() => expect(stream.isStopped()).toBe(true));
});

test('a stream that an effect starts once survives the second mounting of strict mode', async () => {
  let started = false;
  const { result } = renderHook(
    () => {
      const stream = useCitedStream({ sources });
      const { start } = stream;
      useEffect(() => {
        if (started) return;
        started = true;
        void start(streamOf(whole));
      }, [start]);
      return stream;
    },
    { wrapper: StrictMode },
  );
  await waitFor(() => expect(result.current.answer.status).toBe('complete'));
});

test('sources and numbering that change later are taken over', () => {
  const { result, rerender } = setUp({ initial: whole });
  expect(result.current.answer.annotations.markers.map(({ number }) => number)).toEqual([1, 2, 1]);
  rerender({ initial: whole, sources: [{ title: 'New', content: '' }], numbering: 'citation' });
  expect(result.current.answer.annotations.markers.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(result.current.answer.annotations.sources[0]!.source.title).toBe('New');
});

test.each<[string, CitedStreamOptions | undefined]>([
  ['nothing', undefined],
  ['sources', { sources }],
  ['a stored answer', { initial: whole }],
  ['a stored answer, sources and numbering', { initial: whole, sources, numbering: 'passage' }],
])('mounting with %s renders once', (_, options) => {
  let renders = 0;
  renderHook(() => {
    renders += 1;
    return useCitedStream(options);
  });
  expect(renders).toBe(1);
});

test('its functions keep their identity', async () => {
  const { result } = setUp();
  const before = result.current;
  await act(() => result.current.start(streamOf(whole)));
  for (const name of ['start', 'append', 'stop', 'reset'] as const) {
    expect(result.current[name]).toBe(before[name]);
  }
});

test('citations of an append that is tried again are told again', async () => {
  const told: string[] = [];
  const { result } = setUp({
    initial: message([block('One', cite(0))], { stop: 'pause_turn' }),
    onCitation: ({ id }) => told.push(id),
  });
  const more = message([block(' two', cite(1)), block('.')], { id: 'msg_2' });
  await act(() => result.current.append(() => streamOf(more)));
  expect(told).toHaveLength(1);
  await act(() => result.current.retry!());
  expect(told).toEqual([told[0], told[0]]);
});

test('a callback that throws is reported, and neither stops the stream nor the other callbacks', async () => {
  const reports: (() => void)[] = [];
  const microtask = vi.spyOn(globalThis, 'queueMicrotask');
  const throwing = vi.fn(() => {
    throw new Error('host');
  });
  microtask.mockImplementation((callback) => void reports.push(callback));
  try {
    const { result } = setUp({ onCitation: throwing, onError: throwing, onFinish: throwing });
    let ended: Answer | undefined;
    await act(async () => {
      ended = await result.current.start(
        streamOf(whole, { error: { type: 'overloaded_error', message: 'Overloaded' } }),
      );
    });
    expect(ended?.status).toBe('error');
    // Three citations, an error and the end.
    expect(throwing).toHaveBeenCalledTimes(5);
    const faults = reports.filter((report) => {
      try {
        report();
        return false;
      } catch (error) {
        return error instanceof Error && error.message === 'host';
      }
    });
    expect(faults).toHaveLength(5);
  } finally {
    microtask.mockRestore();
  }
});
