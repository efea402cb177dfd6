import { answerFrom, type Status } from '@cited-stream/core';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { withStatus, block, cite, documents, message } from '@cited-stream/testing/answers';
import '../test/show.tsx';
import { SourcePanel } from './source-panel.tsx';

const all = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

const EVERY_STATUS: readonly Status[] = [
  'idle',
  'waiting',
  'streaming',
  'complete',
  'tool-use',
  'paused',
  'cut-off',
  'refused',
  'stopped',
  'interrupted',
  'error',
];

test('what is not cited yet is not spoken of while the answer is being written', () => {
  const answer = answerFrom(message([block('One', cite(0))]), { sources: documents(4) });
  const { rerender } = render(<SourcePanel answer={withStatus(answer, 'streaming')} />);
  expect(document.querySelectorAll('.cited-entry')).toHaveLength(1);
  expect(document.querySelector('.cited-uncited')).toBeNull();
  rerender(<SourcePanel answer={answer} />);
  expect(document.querySelectorAll('.cited-uncited-entry')).toHaveLength(3);
});

test('an answer without a word has no panel, however it stands', () => {
  const none = answerFrom(message([]), { sources: documents(4) });
  for (const status of EVERY_STATUS) {
    const { container, unmount } = render(<SourcePanel answer={withStatus(none, status)} />);
    expect(container.innerHTML).toBe('');
    unmount();
  }
});

test('that none of the sources is cited is said in words, when the model was let finish', () => {
  const answer = answerFrom(message([block('Hello.')]), { sources: documents(4) });
  const said = EVERY_STATUS.filter((status) => {
    const { container, unmount } = render(<SourcePanel answer={withStatus(answer, status)} />);
    const words = container.querySelector('.cited-panel-none')?.textContent;
    const listed = container.querySelectorAll('.cited-uncited-entry').length;
    const isOver = status !== 'streaming' && status !== 'waiting';
    expect(listed).toBe(isOver ? 4 : 0);
    unmount();
    return words === 'The answer cites none of its 4 sources.';
  });
  expect(said).toEqual(['complete', 'tool-use', 'paused', 'cut-off']);
});

test('one source that is not cited is spoken of as one', () => {
  render(
    <SourcePanel answer={answerFrom(message([block('Hello.')]), { sources: documents(1) })} />,
  );
  expect(all('.cited-panel-none')).toEqual(['The answer does not cite its source.']);
});

test('a panel with nothing to list has no heading either', () => {
  const answer = answerFrom(message([block('Hello.')]));
  const { container, rerender } = render(<SourcePanel answer={withStatus(answer, 'streaming')} />);
  expect(container.innerHTML).toBe('');
  rerender(<SourcePanel answer={withStatus(answer, 'stopped')} />);
  expect(container.innerHTML).toBe('');
  rerender(<SourcePanel answer={answer} />);
  expect(all('.cited-panel-none')).toEqual(['The answer cites no sources.']);
});
