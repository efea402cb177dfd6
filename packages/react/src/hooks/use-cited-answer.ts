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
    const options = { sources, numbering, placement, reveal, locale, streaming };
    const answer = answerFrom(message, options);
    return withAnnotations(answer, shareAnnotations(answer.annotations));
  }, [message, sources, numbering, placement, reveal, locale, streaming, shareAnnotations]);
}

/** Not a spread, which would make the turns at every update: views do not read them. */
function withAnnotations<D>(answer: Answer<D>, annotations: Answer<D>['annotations']): Answer<D> {
  const { id, status, stopReason, error, sources } = answer;
  return {
    id,
    status,
    stopReason,
    ...(error && { error }),
    get turns() {
      return answer.turns;
    },
    sources,
    annotations,
  };
}
