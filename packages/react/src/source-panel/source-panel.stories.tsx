import { answerFrom } from '@cited-stream/core';
import {
  annualReport,
  knowledgeBase,
  supplierQuotes,
  uncited,
  webSearchAnswer,
} from '@cited-stream/testing/demonstrations';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { finished, block, cite, citeWeb, message } from '@cited-stream/testing/answers';
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

const LONG =
  'Minutes of the general meeting, with all amendments that were moved and withdrawn. '.repeat(8);

/** A title without end, one outside of the list, none at all, and a page that is cited without a quote. */
export const Oddities: Story = {
  args: {
    answer: answerFrom(
      message([
        block('One', cite(0, 'Carried by nine votes to four.')),
        block(' two', cite(8, 'The annex is part of the contract.', 'Annex B')),
        block(' three', cite(9, 'Nobody knows where this is from.')),
        block(' four', citeWeb('https://example.org/a', '')),
      ]),
      {
        sources: [
          { title: LONG, content: 'Text.' },
          { title: LONG, content: 'Text.' },
        ],
      },
    ),
  },
};
