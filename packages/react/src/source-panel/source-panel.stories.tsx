import { answerFrom } from '@cited-stream/core';
import {
  annualReport,
  knowledgeBase,
  supplierQuotes,
  uncited,
  webSearchAnswer,
} from '@cited-stream/testing/demonstrations';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { finished } from '../test/answers.ts';
import { SourcePanel } from './source-panel.tsx';

const meta = {
  title: 'Source panel',
  component: SourcePanel,
  args: { answer: finished(knowledgeBase) },
} satisfies Meta<typeof SourcePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SearchResults: Story = {};

export const WebPages: Story = { args: { answer: finished(webSearchAnswer) } };

export const SeveralDocuments: Story = { args: { answer: finished(supplierQuotes) } };

export const NoneCited: Story = { args: { answer: finished(uncited) } };

export const FewUncited: Story = { args: { answer: finished(uncited), max: 1 } };

export const NumberedByPassage: Story = {
  args: { answer: finished(annualReport, { numbering: 'passage' }) },
};

/** Stored without its request: the titles are those that the citations gave. */
export const WithoutItsRequest: Story = { args: { answer: answerFrom(supplierQuotes.message) } };
