import type { Meta, StoryObj } from '@storybook/react-vite';
import 'katex/dist/katex.min.css';
import rehypeKatex from 'rehype-katex';
import rehypeSlug from 'rehype-slug';
import remarkMath from 'remark-math';
import { expect } from 'storybook/test';
import { CitedMarkdown, type CitedMarkdownProps } from '../render/cited-markdown.tsx';
import {
  begun,
  closing,
  composed,
  ferry,
  permit,
  Shown,
  wordsBeforeMarkers,
  type Piece,
} from './test/compose.tsx';
import { rehypeContents } from './test/rehype-contents.ts';
import { rehypeHighlight } from './test/rehype-highlight.ts';

const meta = {
  title: 'Markdown/Plugins',
  component: CitedMarkdown,
  render: ({ answer, ...props }) => (
    <Shown answer={answer!}>
      <CitedMarkdown {...(props as CitedMarkdownProps)} />
    </Shown>
  ),
} satisfies Meta<typeof CitedMarkdown>;

export default meta;
type Story = StoryObj<typeof meta>;

const code: Piece[] = [
  ['The ferry runs '],
  ['every 20 minutes, on Sundays every 40', ferry],
  ['. As a function:\n\n```ts\n'],
  [
    '/** Minutes until the next ferry. */\nexport function wait(now: Date): number {\n' +
      "  const every = now.getDay() === 0 ? 40 : 20;\n  if (every > 30) console.log('Bring a book');\n" +
      '  return every - (now.getMinutes() % every);',
    ferry,
  ],
];

const highlights: Partial<Story> = {
  args: { rehypePlugins: [rehypeHighlight] },
  play: async ({ canvas, canvasElement }) => {
    const block = canvasElement.querySelector('pre')!;
    await expect(block.querySelectorAll('span[style*=color]').length).toBeGreaterThan(15);
    await expect(block.querySelector('.cited-marker')).toBeNull();
    await expect(canvas.getAllByRole('doc-noteref')).toHaveLength(2);
    await expect(block.nextElementSibling).toHaveClass('cited-group');
  },
};

export const Shiki: Story = {
  ...highlights,
  args: { ...highlights.args, answer: composed([...code, ['\n}\n```\n\nIt rounds up.']]) },
};

export const ShikiUnderway: Story = {
  ...highlights,
  args: { ...highlights.args, answer: begun(code) },
};

const mathematics: Piece[] = [
  ['If ferries leave every $n$ minutes, '],
  ['the mean wait is $n/2$', ferry],
  [', so on Sundays\n\n$$\n'],
  ['\\bar{w} = \\frac{1}{40} \\int_0^{40} (40 - t)\\, dt = 20', ferry],
  ['\n$$\n\nminutes. That is '],
  ['twice the wait on weekdays', ferry],
];

export const Katex: Story = {
  name: 'KaTeX',
  args: {
    answer: composed([...mathematics, ['.']]),
    remarkPlugins: [remarkMath],
    rehypePlugins: [rehypeKatex],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('.katex')).toHaveLength(3);
    await expect(canvasElement.querySelector('.katex .cited-marker')).toBeNull();
    const [first] = wordsBeforeMarkers(canvasElement);
    await expect(first).toMatch(/,$/);
    await expect(canvasElement.querySelector('.katex-display + .cited-group')).toBeVisible();
  },
};

export const KatexUnderway: Story = {
  name: 'KaTeX, underway',
  args: {
    ...Katex.args,
    answer: begun(mathematics.slice(0, 4)),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('.katex')).toBeVisible();
    // The block that has begun waits until it is a formula, and its marker waits with it.
    await expect(canvas.getAllByRole('doc-noteref')).toHaveLength(1);
    await expect(canvasElement.querySelector('.katex .cited-marker')).toBeNull();
  },
};

const sections: Piece[] = [
  ['## Closed\n\nNo lorries '],
  ['over 12 tonnes', closing],
  ['.\n\n## Ferry\n\nLine 2 '],
  ['runs every 20 minutes', ferry],
  ['.\n\n### Sundays\n\n'],
  ['Every 40', ferry],
  ['.\n\n## Permit '],
  ['for residents', permit],
  ['\n\nIt is '],
  ['free', permit],
];

const contents: Partial<Story> = {
  args: { incremental: false, rehypePlugins: [rehypeSlug, rehypeContents] },
  play: async ({ canvas, canvasElement }) => {
    const links = canvas.getByRole('navigation').querySelectorAll('a');
    await expect([...links].map(({ textContent }) => textContent)).toEqual([
      'Closed',
      'Ferry',
      'Sundays',
      'Permit for residents',
    ]);
    for (const { hash } of links) await expect(canvasElement.querySelector(hash)).toBeVisible();
    await expect(canvasElement.querySelector('nav .cited-marker')).toBeNull();
    await expect(canvas.getAllByRole('doc-noteref')).toHaveLength(5);
  },
};

/** A plugin that must see all of the text. */
export const TableOfContents: Story = {
  ...contents,
  args: { ...contents.args, answer: composed([...sections, ['.']]) },
};

export const TableOfContentsUnderway: Story = {
  ...contents,
  args: { ...contents.args, answer: begun(sections) },
};
