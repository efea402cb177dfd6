import { answerFrom } from '@cited-stream/core';
import { supplierQuotes, webSearchAnswer } from '@cited-stream/testing/demonstrations';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { finished, block, cite, documents, message } from '@cited-stream/testing/answers';
import { Root } from '../root/root.tsx';
import { Text } from '../text/text.tsx';
import { SourcePanel } from '../../source-panel/source-panel.tsx';
import { Preview } from './preview.tsx';

const meta = {
  title: 'Preview',
  component: Root,
  args: { answer: finished(supplierQuotes) },
  render: (args) => (
    <Root {...args}>
      <Text />
      <Preview data-testid="card" />
    </Root>
  ),
} satisfies Meta<typeof Root>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnHover: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getAllByRole('doc-noteref')[0]!);
    await expect(await screen.findByTestId('card')).toHaveTextContent('Total, excluding VAT');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByTestId('card')).toBeNull());
    await userEvent.unhover(canvas.getAllByRole('doc-noteref')[0]!);
    await userEvent.hover(canvas.getAllByRole('doc-noteref')[0]!);
    await screen.findByTestId('card');
  },
};

export const OnTab: Story = {
  play: async () => {
    await userEvent.tab();
    await screen.findByTestId('card');
    await userEvent.tab();
    await expect(screen.getAllByTestId('card')).toHaveLength(1);
  },
};

export const Pinned: Story = {
  args: { answer: finished(webSearchAnswer) },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('doc-noteref');
    await userEvent.click(first!);
    const card = await screen.findByRole('dialog');
    await expect(card).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
  },
};

/** A click pins the preview although there is a panel, and its button leads on. */
export const PinnedBesideAPanel: Story = {
  args: { activate: 'preview' },
  render: (args) => (
    <Root {...args}>
      <Text />
      <Preview />
      <SourcePanel />
    </Root>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('doc-noteref')[0]!);
    await userEvent.click(await screen.findByRole('button', { name: 'Go to source' }));
    await expect(document.activeElement).toHaveClass('cited-entry');
  },
};

export const LongQuote: Story = {
  args: {
    answer: answerFrom(
      message([block('It is long', cite(0, 'A sentence of many words. '.repeat(60)))]),
      { sources: documents(1) },
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('doc-noteref'));
    const card = await screen.findByTestId('card');
    await expect(card.scrollHeight).toBeGreaterThan(card.clientHeight);
  },
};

export const Dark: Story = { ...Pinned, globals: { theme: 'dark' } };

export const OfOnesOwn: Story = {
  render: (args) => (
    <Root {...args}>
      <Text />
      <Preview>{({ source, group }) => `${source?.title}, ${group.markers.length} here`}</Preview>
    </Root>
  ),
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getAllByRole('doc-noteref')[0]!);
    await screen.findByText('Offer: Brightside Roofs, 2 here');
  },
};
