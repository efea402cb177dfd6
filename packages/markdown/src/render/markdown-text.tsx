'use client';
import type { Answer } from '@cited-stream/core';
import { isRunning } from '@cited-stream/react';
import * as React from 'react';
import { IncrementalDocument } from './incremental-document.tsx';
import { createRepairs, endOf } from './repairs.ts';
import { useDrawing, type DrawingOptions } from './use-drawing.ts';
import { WholeDocument } from './whole-document.tsx';

export interface MarkdownTextProps
  extends DrawingOptions, Omit<React.ComponentPropsWithoutRef<'div'>, 'children'> {
  answer: Answer;
  /**
   * Parses and draws only what has not settled. `false` for plugins that must see all of the text, such as a table of
   * contents: then each delta costs as much as the answer is long. The model's footnotes need all of it too.
   * @default true
   */
  incremental?: boolean | undefined;
  /** Shows unfinished syntax at the end of a growing text as what it will most likely be. @default true */
  repair?: boolean | undefined;
}

export const MarkdownText = /* @__PURE__ */ React.forwardRef(function MarkdownText(
  {
    answer: { annotations, status },
    remarkPlugins,
    rehypePlugins,
    footnotes = false,
    components,
    urlTransform,
    imageHosts,
    linkHosts,
    grouping,
    incremental = true,
    repair: repairs = true,
    className,
    ...props
  }: MarkdownTextProps,
  ref: React.ForwardedRef<HTMLDivElement>,
) {
  const options = { remarkPlugins, rehypePlugins, footnotes, components, urlTransform };
  const drawing = useDrawing({ ...options, imageHosts, linkHosts, grouping }, annotations.side);
  const { parse } = drawing.pipeline;
  const repair = React.useMemo(() => createRepairs(parse), [parse]);
  const grows = isRunning(status);
  const Document = incremental && !footnotes ? IncrementalDocument : WholeDocument;
  return (
    <div
      {...props}
      data-streaming={grows ? '' : undefined}
      className={`cited-text cited-markdown${className ? ` ${className}` : ''}`}
      ref={ref}
    >
      <Document
        text={annotations.text}
        markers={annotations.markers}
        drawing={drawing}
        repair={repairs ? repair[endOf(status)] : undefined}
        grows={grows}
      />
    </div>
  );
});
