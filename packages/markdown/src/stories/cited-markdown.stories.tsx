import type { Marker } from '@cited-stream/core';
import { CitedAnswer } from '@cited-stream/react';
import { finished, underway } from '@cited-stream/testing/answers';
import {
  annualReport,
  arabic,
  employeeHandbook,
  lease,
  paper,
  supplierQuotes,
  teamChat,
  webSearchAnswer,
} from '@cited-stream/testing/demonstrations';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CitedMarkdown, type CitedMarkdownProps } from '../render/cited-markdown.tsx';
import { begun, closing, composed, ferry, Shown, wordsBeforeMarkers } from './test/compose.tsx';
import { everything, picture } from './test/everything.ts';

const meta = {
  title: 'Markdown/Cited Markdown',
  component: CitedMarkdown,
  args: { answer: composed([...everything, ...picture]) },
  render: ({ answer, ...props }) => (
    <Shown answer={answer!}>
      <CitedMarkdown {...(props as CitedMarkdownProps)} />
    </Shown>
  ),
} satisfies Meta<typeof CitedMarkdown>;

export default meta;
type Story = StoryObj<typeof meta>;

const whereTheyStand = [
  'while the bridge is closed',
  '3 March to 28 April.',
  'every 20 minutes.',
  'the timetable',
  'may cross.',
  'it is free,',
  'holds for one vehicle.',
  'Permit asked for',
  'of ferry line 2',
  '20 minutes',
  '40 minutes',
  'ask for a permit.”',
  'from=2026-03-03',
  'Where the bridge is',
];

export const Everything: Story = {
  play: async ({ canvas, canvasElement }) => {
    const before = wordsBeforeMarkers(canvasElement);
    await expect(before).toHaveLength(whereTheyStand.length);
    for (const [at, words] of whereTheyStand.entries()) {
      await expect(before[at]!.slice(-words.length)).toBe(words);
    }
    await expect(canvasElement.querySelector('pre .cited-marker')).toBeNull();
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'the timetable' })).toHaveAttribute(
      'target',
      '_blank',
    );
  },
};

export const Narrow: Story = {
  globals: { width: 'narrow' },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement;
    await expect(scrollWidth).toBe(clientWidth);
    const code = canvasElement.querySelector('pre')!;
    await expect(code.scrollWidth).toBeGreaterThan(code.clientWidth);
    // What scrolls can be reached by the keyboard.
    await waitFor(() => expect(code.tabIndex).toBe(0));
  },
};

export const Arabic: Story = {
  args: { answer: finished(arabic, { locale: 'ar' }) },
  render: ({ answer, ...props }) => (
    <Shown answer={answer!} lang="ar" dir="rtl" locale="ar" numberingSystem="arab">
      <CitedMarkdown {...(props as CitedMarkdownProps)} />
    </Shown>
  ),
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('doc-noteref')[0]).toHaveTextContent('١');
  },
};

export const ArabicWithEverything: Story = {
  args: {
    answer: composed(
      [
        ['## عبور الميناء\n\n1. '],
        ['الجسر مغلق أمام الشاحنات', closing],
        ['.\n2. العبارة:\n   - '],
        ['كل 20 دقيقة', ferry],
        ['\n   - يوم الأحد كل 40\n\n> '],
        ['الخط الثاني فقط', ferry],
        ['.\n\n| اليوم | كل |\n| --- | --- |\n| الأحد | '],
        ['40 دقيقة', ferry],
        [' |\n\n- [x] تم\n\n```sh\ncurl https://roads.example\n```\n'],
      ],
      { locale: 'ar' },
    ),
  },
  render: Arabic.render!,
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await expect(wordsBeforeMarkers(canvasElement)).toHaveLength(4);
    const item = canvasElement.querySelector('ol > li')!.getBoundingClientRect();
    const marker = canvasElement.querySelector('ol .cited-group')!.getBoundingClientRect();
    await expect(marker.left).toBeGreaterThan(item.left);
  },
};

function Chip({ marker }: { marker: Marker }) {
  return (
    <CitedAnswer.Marker
      marker={marker}
      style={{
        border: '1px solid currentColor',
        borderRadius: '0.8em',
        paddingInline: '0.45em',
        marginInline: '0.15em',
      }}
    />
  );
}

export const OwnMarker: Story = {
  args: { components: { citation: Chip } },
  play: async ({ canvas }) => {
    for (const marker of canvas.getAllByRole('doc-noteref')) {
      await expect(marker).toHaveStyle({ borderStyle: 'solid' });
    }
  },
};

/** A tail that has begun: what is shown of it, and where its marker waits. */
function tail(open: string, words: string, expected: (text: HTMLElement) => Promise<void>): Story {
  return {
    args: {
      answer: begun([
        ['The bridge is closed'],
        [' to lorries', closing],
        [`.\n\n${open}`],
        [words, ferry],
      ]),
    },
    play: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('article')).toHaveAttribute('aria-busy', 'true');
      await expect(canvas.getAllByRole('doc-noteref')).toHaveLength(2);
      await expected(canvasElement.querySelector<HTMLElement>('.cited-markdown')!);
    },
  };
}

export const TailInBold = tail('Take **', 'the ferry, which', async (text) => {
  await expect(text.querySelector('strong')).toHaveTextContent('the ferry, which');
  await expect(text).not.toHaveTextContent('**');
});

export const TailInALink = tail('See [the ', 'timetable](https://ferries.exam', async (text) => {
  await expect(text.querySelector('p:last-child')).toHaveTextContent('See the timetable2');
  await expect(text.querySelector('a:not([data-marker])')).not.toHaveAttribute('href');
});

export const TailInATable = tail(
  '| Day | Every |\n| --- | --- |\n| Sunday | ',
  '40 min',
  async (text) => {
    await expect(text.querySelectorAll('td')).toHaveLength(2);
    await expect(text.querySelector('td:last-child .cited-marker')).toBeVisible();
  },
);

export const TailInCode = tail('```sh\n', 'curl https://ferries', async (text) => {
  await expect(text.querySelector('pre')).toHaveTextContent('curl https://ferries');
  await expect(text.querySelector('pre .cited-marker')).toBeNull();
});

export const TailInAList = tail('- Weekdays\n  - ', 'every 20', async (text) => {
  await expect(text.querySelector('li li .cited-marker')).toBeVisible();
});

/** Each demonstration, as it ends. */
function demonstration(answer: NonNullable<CitedMarkdownProps['answer']>): Story {
  return {
    args: { answer },
    play: async ({ canvas }) => {
      await expect(canvas.getAllByRole('doc-noteref')).toHaveLength(
        answer.annotations.markers.length,
      );
    },
  };
}

export const Lease = demonstration(finished(lease));
export const AnnualReport = demonstration(finished(annualReport));
export const Handbook = demonstration(finished(employeeHandbook));
export const HandbookUnderway = demonstration(underway(employeeHandbook, 0.55));
export const SupplierQuotes = demonstration(finished(supplierQuotes));
export const Paper = demonstration(finished(paper));
export const TeamChat = demonstration(finished(teamChat));
export const WebSearch = demonstration(finished(webSearchAnswer));
