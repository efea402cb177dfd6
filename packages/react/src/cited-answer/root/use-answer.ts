'use client';
import type { Answer } from '@cited-stream/core';
import * as React from 'react';
import { AnswerContext, ScopeContext } from './answer-context.ts';
import type { AnswerScope } from './answer-scope.ts';
import { missingRoot } from './missing-root.ts';

/**
 * The answer of the nearest `CitedAnswer.Root`. Renders anew with every delta.
 *
 * @param part Who asks, for the error where there is no root.
 */
export function useAnswer(part = 'useAnswer'): Answer {
  const answer = React.useContext(AnswerContext);
  if (!answer) throw missingRoot(part);
  return answer;
}

/** The answer of the nearest `CitedAnswer.Root`, or `null` outside of one, for views that can also be given theirs. */
export function useNearestAnswer(): Answer | null {
  return React.useContext(AnswerContext);
}

export function useScope(part: string): AnswerScope {
  const scope = React.useContext(ScopeContext);
  if (!scope) throw missingRoot(part);
  return scope;
}
