import type { Answer } from '@cited-stream/core';
import { CitedAnswer } from '@cited-stream/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CitedMarkdown } from '../render/cited-markdown.tsx';

/** The markup of an answer, with nothing in its groups of markers. */
export function drawn(answer: Answer): string {
  return renderToStaticMarkup(
    createElement(
      CitedAnswer.Root,
      { answer },
      createElement(CitedMarkdown, { components: { citation: () => null } }),
    ),
  );
}
