import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { block, cite, documents, message } from '@cited-stream/testing/answers';
import { useCitedAnswer, type CitedAnswerOptions } from './use-cited-answer.ts';

afterEach(cleanup);

const at = (text: string) => message([block('One', cite(0)), block(`. ${text}`)]);

function setUp(options: CitedAnswerOptions = {}) {
  const initialProps: CitedAnswerOptions & { text: string } = { text: 'Two' };
  return renderHook(
    ({ text, ...rest }: CitedAnswerOptions & { text: string }) =>
      useCitedAnswer(at(text), { sources: documents(1), ...options, ...rest }),
    { initialProps },
  );
}

test('a message kept elsewhere becomes an answer', () => {
  const { result } = setUp();
  expect(result.current.status).toBe('complete');
  expect(result.current.annotations.sources[0]!.source.title).toBe('Document A');
});

test('a new object that says the same gives the same answer', () => {
  const { result, rerender } = setUp();
  const before = result.current;
  rerender({ text: 'Two' });
  expect(result.current).toBe(before);
});

test('text that grows keeps the markers and groups that it had', () => {
  const { result, rerender } = setUp();
  const before = result.current;
  rerender({ text: 'Two and more' });
  expect(result.current.annotations.text).toBe('One. Two and more');
  expect(result.current.annotations.groups[0]).toBe(before.annotations.groups[0]);
  expect(result.current.annotations.sources).toBe(before.annotations.sources);
});

test('while the host streams, it does not look finished', () => {
  const { result, rerender } = setUp();
  rerender({ text: 'Two', streaming: true });
  expect(result.current.status).toBe('streaming');
  rerender({ text: 'Two', streaming: false });
  expect(result.current.status).toBe('complete');
});

test('while nothing has come, it waits', () => {
  const { result } = renderHook(() => useCitedAnswer([], { streaming: true }));
  expect(result.current.status).toBe('waiting');
});

test('text that grows never moves a marker back while the host streams', () => {
  const growing = (rest: string) => message([block('It costs 3', cite(0)), block(rest)]);
  const offsets: number[] = [];
  const { result, rerender } = renderHook(
    (props: { rest: string; streaming: boolean }) =>
      useCitedAnswer(growing(props.rest), { streaming: props.streaming }),
    { initialProps: { rest: '.', streaming: true } },
  );
  const note = () => offsets.push(result.current.annotations.markers[0]!.offset);
  note();
  for (const rest of ['.5', '.5 million', '.5 million.']) {
    rerender({ rest, streaming: true });
    note();
  }
  rerender({ rest: '.5 million.', streaming: false });
  note();
  expect(offsets).toEqual([...offsets].sort((one, other) => one - other));
});

test('the turns, which no view reads, are not made at every update', () => {
  const { result } = setUp();
  expect(Object.getOwnPropertyDescriptor(result.current, 'turns')).toHaveProperty('get');
  expect(result.current.turns).toEqual([at('Two')]);
});
