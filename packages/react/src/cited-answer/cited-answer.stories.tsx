import {
  annualReport,
  arabic,
  cutOff,
  japanese,
  lease,
  overloaded,
  supplierQuotes,
  webSearchAnswer,
  type Demonstration,
} from '@cited-stream/testing/demonstrations';
import { streamOf } from '@cited-stream/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { useCitedStream } from '../hooks/use-cited-stream.ts';
import { SourcePanel } from '../source-panel/source-panel.tsx';
import { finished, underway } from '@cited-stream/testing/answers';
import * as CitedAnswer from './parts.ts';

const meta = {
  title: 'Cited answer',
  component: CitedAnswer.Root,
  args: { answer: finished(lease) },
  render: (args) => (
    <CitedAnswer.Root {...args}>
      <CitedAnswer.Text />
      <CitedAnswer.Status />
      <CitedAnswer.Preview />
      <SourcePanel />
    </CitedAnswer.Root>
  ),
} satisfies Meta<typeof CitedAnswer.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Answer complete, 1 source');
  },
};

export const Streaming: Story = {
  args: { answer: underway(lease, 0.6) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Answering…');
  },
};

export const Waiting: Story = {
  args: { answer: { ...underway(lease, 0), status: 'waiting' } },
};

export const Dark: Story = {
  args: { answer: finished(supplierQuotes) },
  globals: { theme: 'dark' },
};

export const PdfReport: Story = { args: { answer: finished(annualReport) } };

export const WebSearch: Story = { args: { answer: finished(webSearchAnswer) } };

export const SeveralDocuments: Story = { args: { answer: finished(supplierQuotes) } };

export const Failed: Story = { args: { answer: finished(overloaded) } };

export const CutOff: Story = { args: { answer: finished(cutOff) } };

export const Japanese: Story = {
  args: { answer: finished(japanese, { locale: 'ja' }), lang: 'ja', locale: 'ja' },
};

export const Arabic: Story = {
  args: {
    answer: finished(arabic, { locale: 'ar' }),
    lang: 'ar',
    dir: 'rtl',
    locale: 'ar',
    numberingSystem: 'arab',
  },
};

/** Only the text says that it is Arabic. The quotation marks are Arabic in card and panel all the same. */
export const ArabicOnAnEnglishPage: Story = {
  args: { answer: finished(arabic, { locale: 'ar' }) },
  render: (args) => (
    <CitedAnswer.Root {...args}>
      <CitedAnswer.Text lang="ar" dir="auto" />
      <CitedAnswer.Status />
      <CitedAnswer.Preview />
      <SourcePanel />
    </CitedAnswer.Root>
  ),
};

/** From a marker to its source and back, by keyboard alone. */
export const ThereAndBack: Story = {
  args: { answer: finished(supplierQuotes) },
  play: async ({ canvas }) => {
    const [, second] = canvas.getAllByRole('doc-noteref');
    await userEvent.tab();
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const entry = document.activeElement as HTMLElement;
    await expect(entry).toHaveClass('cited-entry');
    await userEvent.click(within(entry).getAllByRole('doc-backlink')[0]!);
    await expect(second).toHaveFocus();
    await expect(second).toHaveAttribute('data-active');
  },
};

function Live({ demonstration, pace }: { demonstration: Demonstration; pace: number }) {
  const { message, sources, question } = demonstration;
  const { answer, start, stop, retry } = useCitedStream({ sources });
  const ask = () => void start((signal) => streamOf(message, { pace, signal }));
  return (
    <>
      <p>
        <button type="button" onClick={ask}>
          Ask
        </button>{' '}
        <button type="button" onClick={stop}>
          Stop
        </button>{' '}
        {question}
      </p>
      <CitedAnswer.Root answer={answer}>
        <CitedAnswer.Text />
        <CitedAnswer.Status onRetry={retry} />
        <CitedAnswer.Preview />
        <SourcePanel />
      </CitedAnswer.Root>
    </>
  );
}

/** A stream as fast as the API's. */
export const AtThePaceOfTheApi: StoryObj<typeof Live> = {
  render: () => <Live demonstration={supplierQuotes} pace={1} />,
};

export const Streamed: StoryObj<typeof Live> = {
  render: () => <Live demonstration={supplierQuotes} pace={0} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('doc-noteref')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await expect(await canvas.findByText('Answer complete, 3 sources')).toBeVisible();
    await expect(canvas.getAllByRole('doc-noteref').length).toBeGreaterThan(5);
  },
};
