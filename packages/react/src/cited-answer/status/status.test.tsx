import { answerFrom, StreamError, type Answer } from '@cited-stream/core';
import { eventsOf } from '@cited-stream/testing';
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { after, withStatus, block, cite, documents, message } from '@cited-stream/testing/answers';
import { show } from '../../test/show.tsx';
import { Root } from '../root/root.tsx';
import { Status } from './status.tsx';

const answer = answerFrom(message([block('Some text', cite(0)), block('.')]), {
  sources: documents(2),
});

function words(each: Answer, onRetry?: () => void) {
  const { container, unmount } = render(
    <Root answer={each}>
      <Status onRetry={onRetry} />
    </Root>,
  );
  const said = container.querySelector('[role=status]')!.textContent;
  const button = container.querySelector('button') !== null;
  const icon = container.querySelector('svg') !== null;
  unmount();
  return { said, button, icon };
}

test('every ending is visible, in words of its own and with a sign', () => {
  const endings: Answer[] = [
    withStatus(answer, 'streaming'),
    answer,
    withStatus(answer, 'tool-use'),
    withStatus(answer, 'paused'),
    withStatus(answer, 'cut-off', { stopReason: 'max_tokens' }),
    withStatus(answer, 'cut-off', { stopReason: 'model_context_window_exceeded' }),
    withStatus(answer, 'cut-off', { stopReason: 'of_the_future' }),
    withStatus(answer, 'refused'),
    answerFrom(message([], { stop: 'refusal' })),
    answerFrom(message([])),
    withStatus(answer, 'stopped'),
    withStatus(answer, 'interrupted'),
    ...[
      new StreamError('http', '', { status: 401 }),
      new StreamError('http', '', { status: 429 }),
      new StreamError('http', '', { status: 429, retryAfter: 20 }),
      new StreamError('http', '', { status: 529 }),
      new StreamError('http', '', { status: 500 }),
      new StreamError('api', '', { type: 'overloaded_error' }),
      new StreamError('api', '', { type: 'rate_limit_error' }),
      new StreamError('api', '', { type: 'api_error' }),
      new StreamError('malformed', ''),
      new StreamError('network', ''),
      new StreamError('malformed', '', { type: 'block-not-started' }),
      new StreamError('not-a-stream', ''),
      new StreamError('not-a-stream', '', { type: 'empty' }),
    ].map((error) => withStatus(answer, 'error', { error })),
  ];
  const said = endings.map((each) => words(each));
  expect(new Set(said.map((each) => each.said)).size).toBe(endings.length);
  for (const each of said)
    expect(each).toMatchObject({ said: expect.stringMatching(/\w/), icon: true });
});

test('what went wrong is said as it was: not reached, nothing sent, something lost', () => {
  const failed = (error: StreamError, of = answer) =>
    words(withStatus(of, 'error', { error })).said;
  const silent = answerFrom([]);
  expect(failed(new StreamError('network', ''), silent)).toBe('The server could not be reached.');
  expect(failed(new StreamError('network', ''))).toMatch(/^The connection was lost before/);
  expect(failed(new StreamError('not-a-stream', '', { type: 'empty' }), silent)).toBe(
    'The server answered, and sent nothing.',
  );
  expect(failed(new StreamError('malformed', '', { type: 'block-not-started' }))).toBe(
    'Part of the stream was lost, so words or sources may be missing. What came is shown.',
  );
});

test('an ending for a reason of the future may be too soon, and names the reason', () => {
  expect(words(withStatus(answer, 'cut-off', { stopReason: 'of_the_future' })).said).toBe(
    'The answer may be incomplete: the model stopped for a reason this version does not know (“of_the_future”).',
  );
});

test('a complete answer without a word is empty, unless it had to stop before the first', () => {
  expect(words(answerFrom(message([]))).said).toBe('The answer is empty.');
  expect(words(answerFrom(message([], { stop: 'stop_sequence' }))).said).toBe('Answer complete');
});

test('before anything was started it says nothing', () => {
  expect(words(answerFrom([]))).toEqual({ said: '', button: false, icon: false });
});

test('an error after two blocks leaves text and markers, and says what happened', () => {
  const failed = withStatus(answer, 'error', {
    error: new StreamError('api', 'Overloaded', { type: 'overloaded_error' }),
  });
  const { container, markers } = show(failed);
  expect(container.querySelector('.cited-text')).toHaveTextContent('Some text.1');
  expect(markers()).toHaveLength(1);
  expect(container.querySelector('.cited-status')).toHaveTextContent('the model is overloaded');
  expect(container.querySelector('.cited-answer')).toHaveAttribute('data-status', 'error');
  expect(container).not.toHaveTextContent('complete');
});

test('a message without its stop is interrupted, with a way to ask again', async () => {
  const onRetry = vi.fn();
  render(
    <Root answer={withStatus(answer, 'interrupted')}>
      <Status onRetry={onRetry} />
    </Root>,
  );
  await userEvent.click(document.querySelector('button')!);
  expect(onRetry).toHaveBeenCalledOnce();
  expect(onRetry).toHaveBeenCalledWith();
});

test('there is no button where asking again cannot help, or nobody would hear it', () => {
  const onRetry = () => {};
  expect(words(withStatus(answer, 'interrupted')).button).toBe(false);
  expect(words(withStatus(answer, 'stopped'), onRetry).button).toBe(true);
  expect(words(withStatus(answer, 'cut-off'), onRetry).button).toBe(false);
  expect(words(answer, onRetry).button).toBe(false);
  const error = new StreamError('http', '', { status: 401 });
  expect(words(withStatus(answer, 'error', { error }), onRetry).button).toBe(false);
});

test('documents that were given and not cited are spoken of at the end', () => {
  const none = answerFrom(message([block('Hello.')]), { sources: documents(4) });
  expect(words(none).said).toBe('Answer complete. It cites none of its 4 sources.');
  const one = answerFrom(message([block('Hello.')]), { sources: documents(1) });
  expect(words(one).said).toBe('Answer complete. It does not cite its source.');
  expect(words(answerFrom(message([block('Hello.')]))).said).toBe('Answer complete');
});

test('over a hundred deltas the live region speaks at the start and at the end', async () => {
  const whole = message([block('Words and words. '.repeat(120), cite(0))]);
  const events = eventsOf(whole);
  expect(events.length).toBeGreaterThan(100);
  const sources = documents(1);
  const { container, next } = show(answerFrom([]));
  const region = container.querySelector('[role=status]')!;
  expect(document.querySelectorAll('[role=status], [role=alert], [aria-live]')).toHaveLength(1);

  const heard: (string | null)[] = [];
  const observer = new MutationObserver(() => heard.push(region.textContent));
  observer.observe(region, { childList: true, characterData: true, subtree: true });
  next(withStatus(answerFrom([]), 'waiting'));
  for (let count = 1; count <= events.length; count += 1) {
    next(after(events.slice(0, count), { sources }));
    await Promise.resolve();
  }
  expect(container.querySelector('article')).toHaveAttribute('aria-busy', 'true');
  next(answerFrom(whole, { sources }));
  await Promise.resolve();
  observer.disconnect();
  expect(heard).toEqual(['Answering…', 'Answer complete, 1 source']);
  expect(container.querySelector('article')).toHaveAttribute('aria-busy', 'false');
});

test('a host can word everything itself', () => {
  const { container } = show(answer, { labels: { complete: ({ cited }) => `Fertig, ${cited}` } });
  expect(container.querySelector('[role=status]')).toHaveTextContent('Fertig, 1');
});
