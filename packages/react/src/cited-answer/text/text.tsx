'use client';
import * as React from 'react';
import { classNames } from '../../internal/class-names.ts';
import { stateAttributes } from '../../internal/state-attributes.ts';
import { isRunning } from '../root/is-running.ts';
import { useAnswer } from '../root/use-answer.ts';
import { Paragraph } from './paragraph.tsx';
import { createParagraphSplitter } from './split-paragraphs.ts';

export type TextProps = Omit<React.ComponentPropsWithoutRef<'div'>, 'children'>;

/**
 * The answer's text with its markers, as plain paragraphs: blank lines part them, single newlines stay.
 * Renders a `<div>`.
 */
export const Text = /* @__PURE__ */ React.forwardRef(function Text(
  { className, ...props }: TextProps,
  ref: React.ForwardedRef<HTMLDivElement>,
) {
  const { annotations, status } = useAnswer('CitedAnswer.Text');
  const [split] = React.useState(createParagraphSplitter);
  return (
    <div
      {...props}
      {...stateAttributes({ streaming: isRunning(status) })}
      className={classNames('cited-text', className)}
      ref={ref}
    >
      {split(annotations).map((paragraph) => (
        <Paragraph key={paragraph.start} paragraph={paragraph} />
      ))}
    </div>
  );
});
