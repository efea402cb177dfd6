'use client';
import type { Answer } from '@cited-stream/core';
import { CitedAnswer, useNearestAnswer } from '@cited-stream/react';
import * as React from 'react';
import { MarkdownText, type MarkdownTextProps } from './markdown-text.tsx';

export interface CitedMarkdownProps extends Omit<MarkdownTextProps, 'answer'> {
  /** For use outside of a `CitedAnswer.Root`, which is then made around it. */
  answer?: Answer | undefined;
}

/** The answer's text as Markdown, with its markers. Renders a `<div>`. */
export const CitedMarkdown = /* @__PURE__ */ React.forwardRef(function CitedMarkdown(
  { answer, ...props }: CitedMarkdownProps,
  ref: React.ForwardedRef<HTMLDivElement>,
) {
  const nearest = useNearestAnswer();
  if (nearest) return <MarkdownText {...props} answer={nearest} ref={ref} />;
  if (!answer) {
    throw new Error(
      'Cited Stream: CitedMarkdown found no answer. It shows the text of one and has nothing to show without it. ' +
        'Put it inside <CitedAnswer.Root answer={answer}>, or give it an `answer`.',
    );
  }
  return (
    <CitedAnswer.Root answer={answer}>
      <MarkdownText {...props} answer={answer} ref={ref} />
    </CitedAnswer.Root>
  );
});
