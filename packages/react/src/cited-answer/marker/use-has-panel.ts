'use client';
import * as React from 'react';
import type { AnswerScope } from '../root/answer-scope.ts';

/** Whether a panel for the answer is on the page, as markers and cards must know it to lead there. */
export function useHasPanel({ panel }: AnswerScope): boolean {
  return React.useSyncExternalStore(panel.subscribe, panel.isPresent, onServer);
}

/** What the server renders, whatever has come to be known when a part of the page hydrates at last. */
function onServer(): boolean {
  return true;
}
