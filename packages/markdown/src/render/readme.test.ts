/// <reference types="node" />
import { answerFrom } from '@cited-stream/core';
import { CitedAnswer } from '@cited-stream/react';
import { block, cite, documents, message } from '@cited-stream/testing/answers';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import remarkMath from 'remark-math';
import { expect, test } from 'vitest';
import { rowsOfReadme } from '../placement/test/rows-of-readme.ts';
import { CitedMarkdown, type CitedMarkdownProps } from './cited-markdown.tsx';

/** HTML of the model is shown as text here, of which the table tells elsewhere. */
const rows = rowsOfReadme().filter(([place]) => !place.includes('HTML') && !place.includes('tag'));

function drawn(marked: string, props: CitedMarkdownProps): string {
  const parts = marked.split('^');
  const blocks = parts.map((text, at) =>
    at < parts.length - 1 ? block(text, cite(at)) : block(text),
  );
  const answer = answerFrom(message(blocks), { sources: documents(parts.length) });
  const citation: NonNullable<CitedMarkdownProps['components']>['citation'] = ({ marker }) =>
    createElement('i', null, marker.number);
  const markup = renderToStaticMarkup(
    createElement(
      CitedAnswer.Root,
      { answer },
      createElement(CitedMarkdown, { grouping: false, ...props, components: { citation } }),
    ),
  );
  return /cited-markdown">(.*)<\/div><\/article>$/s.exec(markup)![1]!;
}

/** Elements and markers alone: which attributes there are is told elsewhere. */
const bare = (html: string) =>
  html
    .replaceAll(/<span[^>]*class="cited-group"[^>]*>(.*?)<\/span>/g, (_, inside: string) => {
      const numbers = [...inside.matchAll(/<i>(\d+)<\/i>/g)].map(([, number]) => number);
      return `[${numbers.join(',')}]`;
    })
    .replaceAll(/<(\w+)[^>]*>/g, '<$1>')
    .replaceAll(/(^|>|\])\n(?=<|$|\[)/g, '$1')
    .replaceAll('&amp;', '&');

test.each(rows)(
  'a marker stands as the page says when the words end in %s',
  (_, markdown, html) => {
    const expected = bare(html.replaceAll('&#x26;', '&'));
    const remarkPlugins = markdown.includes('$') ? [remarkMath] : [];
    expect(bare(drawn(markdown, { remarkPlugins }))).toBe(expected);
    expect(bare(drawn(markdown, { remarkPlugins, incremental: false }))).toBe(expected);
  },
);
