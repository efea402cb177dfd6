import type { Answer, Marker } from '@cited-stream/core';
import { CitedAnswer, isRunning } from '@cited-stream/react';
import { finished, underway } from '@cited-stream/testing/answers';
import { employeeHandbook, knowledgeBase } from '@cited-stream/testing/demonstrations';
import type { Meta, StoryObj } from '@storybook/react-vite';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { expect } from 'storybook/test';
import { Streamdown, type Components as StreamdownComponents } from 'streamdown';
import { rehypeCitations } from '../placement/rehype-citations.ts';
import { CitedBlock } from '../streamdown/cited-block.tsx';
import { citedComponents } from '../streamdown/cited-components.ts';
import { begun, closing, composed, ferry, Shown, type ShownProps } from './test/compose.tsx';
import { everything } from './test/everything.ts';
import { Task } from './test/task.tsx';

/** Types know the elements of HTML alone: others come by a constant of one's own. */
const components = {
  citation: ({ marker }: { marker: Marker }) => <CitedAnswer.Marker marker={marker} />,
  input: Task,
} as Components;

function WithReactMarkdown({ answer }: { answer: Answer }) {
  const { text, markers, side } = answer.annotations;
  const options = { markers, side, streaming: isRunning(answer.status) };
  return (
    <Shown answer={answer}>
      <div className="cited-text cited-markdown">
        <ReactMarkdown
          remarkPlugins={[remarkGfm]}
          rehypePlugins={[[rehypeCitations, options]]}
          components={components}
        >
          {text}
        </ReactMarkdown>
      </div>
    </Shown>
  );
}

const streamdownComponents = { ...citedComponents, input: Task } as StreamdownComponents;

/** On a page without Tailwind, which Streamdown dresses itself with: so the text wears our clothes. */
function WithStreamdown({ answer, panel }: Pick<ShownProps, 'answer' | 'panel'>) {
  return (
    <Shown answer={answer} panel={panel}>
      <Streamdown
        className="cited-text cited-markdown"
        BlockComponent={CitedBlock}
        components={streamdownComponents}
        controls={false}
        linkSafety={{ enabled: false }}
        isAnimating={isRunning(answer.status)}
      >
        {answer.annotations.text}
      </Streamdown>
    </Shown>
  );
}

const meta = {
  title: 'Markdown/Other renderers',
  component: WithReactMarkdown,
  args: { answer: composed(everything) },
  play: async ({ canvas, canvasElement, args }) => {
    const shown = canvas.getAllByRole('doc-noteref').map(({ dataset }) => dataset['marker']);
    await expect(shown).toEqual(args.answer.annotations.markers.map(({ id }) => id));
    await expect(
      canvasElement.querySelector('a a, pre .cited-marker, code .cited-marker'),
    ).toBeNull();
    await expect(canvasElement.querySelectorAll('td .cited-marker')).toHaveLength(2);
  },
} satisfies Meta<typeof WithReactMarkdown>;

export default meta;
type Story = StoryObj<typeof meta>;

const tail = begun([
  ['The bridge is closed'],
  [' to lorries', closing],
  ['.\n\nTake **'],
  ['the ferry, every 20 minutes', ferry],
]);

const showsTail: Story['play'] = async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('article')).toHaveAttribute('aria-busy', 'true');
  await expect(canvas.getAllByRole('doc-noteref')).toHaveLength(2);
  await expect(canvasElement).toHaveTextContent('the ferry, every 20 minutes');
};

export const WithReact: Story = { name: 'react-markdown' };

export const WithReactUnderway: Story = {
  name: 'react-markdown, underway',
  args: { answer: tail },
  play: showsTail,
};

const withStreamdown: Story['render'] = ({ answer }) => <WithStreamdown answer={answer} />;

export const InStreamdown: Story = { name: 'Streamdown', render: withStreamdown };

export const InStreamdownUnderway: Story = {
  name: 'Streamdown, underway',
  args: { answer: tail },
  render: withStreamdown,
  play: showsTail,
};

/** Each Streamdown shows the markers of the answer that it stands in. */
export const TwoAnswers: Story = {
  name: 'Streamdown, two answers',
  args: { answer: finished(knowledgeBase) },
  render: ({ answer }) => (
    <>
      <WithStreamdown answer={underway(employeeHandbook, 0.5)} panel={false} />
      <WithStreamdown answer={answer} />
    </>
  ),
  play: async ({ canvas, args }) => {
    const [first, second] = canvas.getAllByRole('article');
    const count = (answer: HTMLElement) => answer.querySelectorAll('[data-marker]').length;
    await expect(count(first!)).toBe(underway(employeeHandbook, 0.5).annotations.markers.length);
    await expect(count(second!)).toBe(args.answer.annotations.markers.length);
  },
};
