import { answerFrom, type Answer } from '@cited-stream/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  withStatus,
  block,
  cite,
  citePage,
  documents,
  message,
} from '@cited-stream/testing/answers';
import { Root } from '../root/root.tsx';
import { Text } from '../text/text.tsx';
import { Marker } from './marker.tsx';

const cited = message([
  block('The deposit is due within fourteen days', cite(0), cite(1), cite(2)),
  block(' and returned within six months.', cite(0)),
]);

const answer = answerFrom(cited, { sources: documents(3) });
const [first] = answer.annotations.markers;

const meta = {
  title: 'Marker',
  component: Marker,
  args: { marker: first! },
  render: (_, { parameters }) => (
    <Root {...(parameters.root as { answer: Answer })}>
      <Text />
    </Root>
  ),
  parameters: { root: { answer } },
} satisfies Meta<typeof Marker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Group: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('doc-noteref').map((marker) => marker.ariaLabel);
    await expect(names).toEqual([
      'Citation 1: Document A',
      'Citation 2: Document B',
      'Citation 3: Document C',
      'Citation 1: Document A',
    ]);
  },
};

export const Active: Story = {
  parameters: {
    root: {
      answer,
      defaultActive: { answerId: answer.id, markerId: first!.id, citationId: '' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('doc-noteref')[0]).toHaveAttribute('data-active');
  },
};

export const SourceLoading: Story = {
  parameters: { root: { answer: withStatus(answerFrom(cited), 'streaming') } },
};

export const SourceUnknown: Story = {
  parameters: {
    root: { answer: answerFrom(message([block('Yes', cite(9))]), { sources: documents(1) }) },
  },
};

export const WithPage: Story = {
  parameters: {
    root: {
      answer: answerFrom(message([block('Revenue rose', citePage(0, 5, 'Revenue rose.'))]), {
        sources: [{ title: 'Annual report', content: { pdf: 'https://example.com/report.pdf' } }],
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('doc-noteref')).toHaveAccessibleName(
      'Citation 1: Annual report, p. 5',
    );
  },
};

export const ArabicDigits: Story = {
  parameters: { root: { answer, locale: 'ar', numberingSystem: 'arab' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('doc-noteref')[1]).toHaveTextContent('٢');
  },
};

/** A design of one's own: the child takes the place of our link and gets all that makes it a marker. */
export const AsChild: Story = {
  render: ({ marker }) => (
    <Root answer={answer}>
      A chip
      <Marker marker={marker} asChild>
        <a aria-label="Lease, citation 1" style={{ border: '1px solid', borderRadius: 4 }}>
          Lease
        </a>
      </Marker>
    </Root>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lease')).toHaveAttribute('role', 'doc-noteref');
  },
};
