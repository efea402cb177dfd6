'use client';
import type { Answer } from '@cited-stream/core';
import * as React from 'react';
import { useIsomorphicLayoutEffect } from '../../internal/use-isomorphic-layout-effect.ts';
import type { AnswerScope } from '../root/answer-scope.ts';

/**
 * Another answer, or the same one from its beginning, has markers with the ids of the one before. A preview that
 * is open or about to open belongs to the one before: it must not go on there.
 */
export function useEndOfAnswer(scope: AnswerScope, answer: Answer): void {
  const { id } = answer;
  const isEmpty = answer.annotations.markers.length === 0;
  /** Of the last answer that had one: between two answers there may be a moment without. */
  const known = React.useRef(id);
  useIsomorphicLayoutEffect(() => {
    const isOther = id !== '' && known.current !== '' && id !== known.current;
    if (id !== '') known.current = id;
    if (isOther || isEmpty) forgetMarkers(scope);
  }, [scope, id, isEmpty]);
}

function forgetMarkers({ preview, pointer }: AnswerScope): void {
  pointer.over = null;
  preview.forget();
}
