import { cleanup, render } from '@testing-library/react';
import type { Answer } from '@cited-stream/core';
import type * as React from 'react';
import { afterEach } from 'vitest';
import * as CitedAnswer from '../cited-answer/parts.ts';
import type { RootProps } from '../cited-answer/root/root.tsx';
import { SourcePanel } from '../source-panel/source-panel.tsx';
import '../styles.css';

afterEach(cleanup);

export interface ShowOptions extends Omit<RootProps, 'answer'> {
  panel?: boolean;
  preview?: boolean;
  /** More of the page, inside the answer. */
  children?: React.ReactNode;
}

export function whole(
  answer: Answer,
  { panel = true, preview = true, children, ...props }: ShowOptions = {},
) {
  return (
    <CitedAnswer.Root answer={answer} {...props}>
      <CitedAnswer.Text />
      {children}
      <CitedAnswer.Status />
      {preview && <CitedAnswer.Preview data-testid="card" />}
      {panel && <SourcePanel />}
    </CitedAnswer.Root>
  );
}

/** Renders an answer with its parts, and renders the next one in its place. */
export function show(answer: Answer, options?: ShowOptions) {
  const result = render(whole(answer, options));
  return {
    ...result,
    next: (next: Answer) => result.rerender(whole(next, options)),
    markers: () => [...result.container.querySelectorAll<HTMLAnchorElement>('[data-marker]')],
    card: () => document.querySelector<HTMLElement>('.cited-card'),
  };
}
