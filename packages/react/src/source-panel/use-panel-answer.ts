'use client';
import type { Answer } from '@cited-stream/core';
import * as React from 'react';
import { AnswerContext, ScopeContext } from '../cited-answer/root/answer-context.ts';
import {
  createPanelIds,
  type AnswerScope,
  type PanelIds,
} from '../cited-answer/root/answer-scope.ts';
import { missingRoot } from '../cited-answer/root/missing-root.ts';
import { useIsomorphicLayoutEffect } from '../internal/use-isomorphic-layout-effect.ts';
import { RegistryContext } from '../provider/answer-registry.ts';

const nothing = () => () => {};

export interface PanelAnswer {
  answer: Answer;
  scope: AnswerScope | null;
  ids: PanelIds;
}

/**
 * The answer that a panel shows and the scope of its markers: the nearest root's, else that of the root
 * anywhere under the provider that shows the same answer, else none. The ids by which markers find its entries
 * can be those of one panel only: a second panel of the same answer has its own.
 */
export function usePanelAnswer(given: Answer | undefined, uid: string): PanelAnswer {
  const nearest = React.useContext(AnswerContext);
  const nearestScope = React.useContext(ScopeContext);
  const registry = React.useContext(RegistryContext);
  const answer = given ?? nearest;
  if (!answer) throw missingRoot('SourcePanel');

  const inside = nearest !== null && (given === undefined || isSame(given, nearest));
  const elsewhere = React.useSyncExternalStore(
    registry?.subscribe ?? nothing,
    () => registry?.find(answer.id) ?? null,
    () => null,
  );
  const scope = inside ? nearestScope : elsewhere;
  const panel = scope?.panel;
  useIsomorphicLayoutEffect(() => panel?.add(uid), [panel, uid]);
  const isFirst = React.useSyncExternalStore(
    panel?.subscribe ?? nothing,
    () => panel?.isFirst(uid) ?? false,
    () => panel !== undefined,
  );
  const own = React.useMemo(() => createPanelIds(uid), [uid]);
  return { answer, scope, ids: scope && isFirst ? scope : own };
}

/** Answers without an id are the same only as objects. */
function isSame(one: Answer, other: Answer): boolean {
  return one === other || (one.id !== '' && one.id === other.id);
}
