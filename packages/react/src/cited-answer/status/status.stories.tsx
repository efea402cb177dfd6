import {
  answerFrom,
  StreamError,
  type Answer,
  type Status as StatusName,
} from '@cited-stream/core';
import { knowledgeBase, uncited } from '@cited-stream/testing/demonstrations';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { finished, withStatus, message } from '@cited-stream/testing/answers';
import { Root } from '../root/root.tsx';
import { Status } from './status.tsx';

const answer = finished(knowledgeBase);

interface StatesProps {
  answers: readonly Answer[];
}

function States({ answers }: StatesProps) {
  return (
    <>
      {answers.map((each, index) => (
        <Root key={index} answer={each}>
          <Status onRetry={() => {}} />
        </Root>
      ))}
    </>
  );
}

const meta = { title: 'Status', component: States } satisfies Meta<typeof States>;

export default meta;
type Story = StoryObj<typeof meta>;

const plain: StatusName[] = [
  'waiting',
  'streaming',
  'complete',
  'tool-use',
  'paused',
  'stopped',
  'interrupted',
  'refused',
];

export const Endings: Story = {
  args: {
    answers: [
      ...plain.map((status) => withStatus(answer, status)),
      finished(uncited),
      withStatus(answer, 'cut-off', { stopReason: 'max_tokens' }),
      withStatus(answer, 'cut-off', { stopReason: 'model_context_window_exceeded' }),
      withStatus(answer, 'cut-off', { stopReason: 'of_the_future' }),
      answerFrom(message([])),
    ],
  },
};

const errors = [
  new StreamError('http', 'Unauthorized', { status: 401 }),
  new StreamError('http', 'Too many requests', { status: 429, retryAfter: 20 }),
  new StreamError('http', 'Overloaded', { status: 529 }),
  new StreamError('http', 'Internal server error', { status: 500 }),
  new StreamError('api', 'Overloaded', { type: 'overloaded_error' }),
  new StreamError('api', 'Bad request', { type: 'invalid_request_error' }),
  new StreamError('malformed', 'Not JSON'),
  new StreamError('malformed', 'A block without a start', { type: 'block-not-started' }),
  new StreamError('network', 'Connection reset'),
  new StreamError('not-a-stream', 'An HTML page'),
  new StreamError('not-a-stream', 'Nothing', { type: 'empty' }),
];

export const Errors: Story = {
  args: {
    answers: [
      ...errors.map((error) => withStatus(answer, 'error', { error })),
      withStatus(answerFrom([]), 'error', { error: new StreamError('network', 'Refused') }),
    ],
  },
};
