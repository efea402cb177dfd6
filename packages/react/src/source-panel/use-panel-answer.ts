'use client';
import type { Answer } from '@cited-stream/core';
import * as React from 'react';
import { AnswerContext, ScopeContext } from '../cited-answer/root/answer-context.ts';
import type { AnswerScope } from '../cited-answer/root/answer-scope.ts';
import { missingRoot } from '../cited-answer/root/missing-root.ts';
import { useIsomorphicLayoutEffect } from '../internal/use-isomorphic-layout-effect.ts';
import { RegistryContext } from '../provider/answer-registry.ts';

const nothing = () => () => {};

/**
 * The answer that a panel shows and the scope of its markers: the nearest root's, else that of the root
 * anywhere under the provider that shows the same answer, else none.
 */
export function usePanelAnswer(given: Answer | undefined): {
  answer: Answer;
  scope: AnswerScope | null;
} {
  const nearest = React.useContext(AnswerContext);
  const nearestScope = React.useContext(ScopeContext);
  const registry = React.useContext(RegistryContext);
  const answer = given ?? nearest;
  if (!answer) throw missingRoot('SourcePanel');

  const inside = nearest !== null && (given === undefined || given.id === nearest.id);
  const elsewhere = React.useSyncExternalStore(
    registry?.subscribe ?? nothing,
    () => registry?.find(answer.id) ?? null,
    () => null,
  );
  const scope = inside ? nearestScope : elsewhere;
  useIsomorphicLayoutEffect(() => scope?.panel.add(), [scope]);
  return { answer, scope };
}
