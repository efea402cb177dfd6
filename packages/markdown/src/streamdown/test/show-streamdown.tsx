import type { Answer } from '@cited-stream/core';
import { CitedAnswer } from '@cited-stream/react';
import { cleanup, render } from '@testing-library/react';
import { Streamdown, type StreamdownProps } from 'streamdown';
import { afterEach } from 'vitest';
import { CitedBlock } from '../cited-block.tsx';
import { citedComponents } from '../cited-components.ts';

afterEach(cleanup);

/** Answers on one page, each shown by a Streamdown of its own. */
export function page(answers: readonly Answer[], props: StreamdownProps = {}) {
  return answers.map((answer, at) => (
    <CitedAnswer.Root key={at} answer={answer}>
      <Streamdown BlockComponent={CitedBlock} components={citedComponents} {...props}>
        {answer.annotations.text}
      </Streamdown>
    </CitedAnswer.Root>
  ));
}

/** Shows answers, and shows others in their place. */
export function show(answers: Answer | readonly Answer[], props?: StreamdownProps) {
  const list = (some: typeof answers) => (Array.isArray(some) ? some : [some]) as Answer[];
  const result = render(page(list(answers), props));
  const text = (at = 0) => result.container.querySelectorAll<HTMLElement>('article')[at]!;
  return {
    ...result,
    text,
    next: (others: typeof answers) => result.rerender(page(list(others), props)),
    markers: (at = 0) => [...text(at).querySelectorAll<HTMLAnchorElement>('[data-marker]')],
    outline: (at = 0) => outlineOf(text(at)),
  };
}

/** The markup without Streamdown's classes and frames, each group of markers as `[1]` or `[1,2]`. */
function outlineOf(text: HTMLElement): string {
  const copy = text.cloneNode(true) as HTMLElement;
  for (const group of copy.querySelectorAll('.cited-group')) {
    const numbers = [...group.querySelectorAll('[data-marker]')].map((link) => link.textContent);
    group.replaceWith(`[${numbers.join(',')}]`);
  }
  for (const button of copy.querySelectorAll('button:not([data-streamdown="link"]), svg')) {
    button.remove();
  }
  for (const element of copy.querySelectorAll('*')) {
    const kind = element.getAttribute('data-streamdown');
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
    if (kind === 'link') element.replaceWith(rename(element, 'a'));
    if (kind === 'strong') element.replaceWith(rename(element, 'strong'));
  }
  for (const frame of [...copy.querySelectorAll('div, span')].reverse()) {
    frame.replaceWith(...frame.childNodes);
  }
  copy.normalize();
  return copy.innerHTML.replaceAll(/\s*\n\s*/g, '');
}

function rename(element: Element, name: string): Element {
  const renamed = document.createElement(name);
  renamed.append(...element.childNodes);
  return renamed;
}
