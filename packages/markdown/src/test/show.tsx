import type { Answer, AnnotateOptions, WireCitation } from '@cited-stream/core';
import { answerFrom } from '@cited-stream/core';
import { CitedAnswer, SourcePanel } from '@cited-stream/react';
import '@cited-stream/react/styles.css';
import { eventsOf } from '@cited-stream/testing';
import { block, documents, liveStates, message } from '@cited-stream/testing/answers';
import { cleanup, render } from '@testing-library/react';
import type * as React from 'react';
import { afterEach } from 'vitest';
import { CitedMarkdown, type CitedMarkdownProps } from '../render/cited-markdown.tsx';

afterEach(cleanup);

export interface ShowOptions extends Omit<CitedMarkdownProps, 'answer'> {
  panel?: boolean;
  /** More of the page, inside the answer. */
  children?: React.ReactNode;
}

export function whole(answer: Answer, { panel = false, children, ...props }: ShowOptions = {}) {
  return (
    <CitedAnswer.Root answer={answer}>
      <CitedMarkdown {...props} />
      {children}
      {panel && <SourcePanel />}
    </CitedAnswer.Root>
  );
}

/** Renders an answer as Markdown, and renders the next one in its place. */
export function show(answer: Answer, options?: ShowOptions) {
  const result = render(whole(answer, options));
  const text = () => result.container.querySelector<HTMLElement>('.cited-markdown')!;
  return {
    ...result,
    next: (next: Answer) => result.rerender(whole(next, options)),
    text,
    markers: () => [...text().querySelectorAll<HTMLAnchorElement>('[data-marker]')],
  };
}

export type Piece = readonly [text: string, ...citations: WireCitation[]];

/** A finished answer, given block by block, about three documents. */
export function answerOf(pieces: readonly Piece[], options: AnnotateOptions = {}): Answer {
  return answerFrom(messageOf(pieces), { sources: documents(3), ...options });
}

export function messageOf(pieces: readonly Piece[]) {
  return message(pieces.map((piece) => block(...piece)));
}

/** The answer as a live store shows it, from its first event to its end. */
export function statesOf(pieces: readonly Piece[]): Promise<Answer[]> {
  return liveStates(eventsOf(messageOf(pieces)), { sources: documents(3) });
}

/** A copy of the text without markers, groups unwrapped, neighbouring texts joined, as markup. */
export function markupOf(text: HTMLElement): string {
  const copy = text.cloneNode(true) as HTMLElement;
  for (const group of copy.querySelectorAll('.cited-group')) group.remove();
  for (const group of copy.querySelectorAll('[data-cited-group]')) {
    group.replaceWith(...group.childNodes);
  }
  copy.normalize();
  return copy.innerHTML;
}

/** The same with each group of markers as `[1]` or `[1,2]`, and without what React alone needs. */
export function sketchOf(text: HTMLElement): string {
  const copy = text.cloneNode(true) as HTMLElement;
  for (const group of copy.querySelectorAll('.cited-group')) {
    const numbers = [...group.querySelectorAll('[data-marker]')].map((link) => link.textContent);
    group.replaceWith(`[${numbers.join(',')}]`);
  }
  for (const group of copy.querySelectorAll('[data-cited-group]')) {
    group.replaceWith(...group.childNodes);
  }
  copy.normalize();
  return copy.innerHTML;
}
