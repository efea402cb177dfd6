import { CitedAnswer } from '@cited-stream/react';
import { answerFrom, type Marker } from '@cited-stream/core';
import { render } from '@testing-library/react';
import Markdown, { type Components } from 'react-markdown';
import { expect, test } from 'vitest';
import { rehypeCitations } from './rehype-citations.ts';

const cite = (document_index: number) => ({
  type: 'char_location' as const,
  cited_text: 'quote',
  document_index,
  document_title: 'Lease',
  file_id: null,
  start_char_index: 0,
  end_char_index: 5,
});
const blocks = [
  { type: 'text' as const, text: 'The deposit is **', citations: null },
  { type: 'text' as const, text: 'two months’ rent', citations: [cite(0), cite(1)] },
  { type: 'text' as const, text: '**. See [the', citations: null },
  { type: 'text' as const, text: ' lease', citations: [cite(1)] },
  { type: 'text' as const, text: '](https://e.org).', citations: null },
];
const message = { id: 'msg_1', type: 'message', role: 'assistant', model: 'm', content: blocks };
const answer = answerFrom({ ...message, stop_reason: 'end_turn' } as never);

/** Types know the elements of HTML alone: others come by a constant of one's own. */
const components = {
  citation: ({ marker }: { marker: Marker }) => <CitedAnswer.Marker marker={marker} />,
};

test('react-markdown shows the markers of an answer where they belong', () => {
  const { text, markers, side } = answer.annotations;
  const { container } = render(
    <CitedAnswer.Root answer={answer}>
      <Markdown
        rehypePlugins={[[rehypeCitations, { markers, side }]]}
        components={components as Components}
      >
        {text}
      </Markdown>
    </CitedAnswer.Root>,
  );
  const paragraph = container.querySelector('p')!;
  expect(paragraph.textContent).toBe('The deposit is two months’ rent.12 See the lease.2');
  const [first, second] = paragraph.querySelectorAll('.cited-group');
  expect(first!.previousSibling!.textContent).toBe('.');
  expect(first!.getAttribute('data-size')).toBe('2');
  expect(first!.querySelectorAll('a[role="doc-noteref"]')).toHaveLength(2);
  expect(second!.parentElement).toBe(paragraph);
  expect(paragraph.querySelector('a[href="https://e.org"]')!.textContent).toBe('the lease');
});
