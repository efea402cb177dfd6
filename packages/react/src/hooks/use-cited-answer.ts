'use client';
import {
  answerFrom,
  type AnnotateOptions,
  type Answer,
  type AnswerInput,
} from '@cited-stream/core';
import * as React from 'react';
import { createSharer } from '../internal/create-sharer.ts';

export interface CitedAnswerOptions<D = unknown> extends AnnotateOptions<D> {
  /** Whether more of the message is to come. It then does not look finished, however it reads. @default false */
  streaming?: boolean | undefined;
}

/**
 * The answer in a message that something else keeps and updates. Inputs and sources are compared by value, so
 * they may be new objects at every render; what has not changed in them keeps its identity in the answer.
 */
export function useCitedAnswer<D = unknown>(
  input: AnswerInput<D>,
  { streaming = false, numbering, placement, reveal, locale, ...given }: CitedAnswerOptions<D> = {},
): Answer<D> {
  const [shareInput] = React.useState(createSharer<AnswerInput<D>>);
  const [shareSources] = React.useState(createSharer<AnnotateOptions<D>['sources']>);
  const [shareAnnotations] = React.useState(createSharer<Answer<D>['annotations']>);
  const message = shareInput(input);
  const sources = shareSources(given.sources);
  return React.useMemo(() => {
    const answer = answerFrom(message, { sources, numbering, placement, reveal, locale });
    const annotations = shareAnnotations(answer.annotations);
    return { ...answer, annotations, ...(streaming && underway(answer)) };
  }, [message, sources, numbering, placement, reveal, locale, streaming, shareAnnotations]);
}

/** Errors and the user's own stop are endings even where the host still speaks of streaming. */
function underway({ status, annotations }: Answer): Pick<Answer, 'status'> | undefined {
  if (status === 'error' || status === 'stopped') return undefined;
  return { status: annotations.text === '' ? 'waiting' : 'streaming' };
}
