'use client';
import * as React from 'react';
import type { AnswerScope } from '../cited-answer/root/answer-scope.ts';
import { createEmitter } from '../internal/create-emitter.ts';

/** Which answers are on the page, so that a panel elsewhere finds the markers it belongs to. */
export interface AnswerRegistry {
  subscribe(this: void, listener: () => void): () => void;
  find(this: void, answerId: string): AnswerScope | null;
  /** Returns the way to take it out again. */
  add(this: void, answerId: string, scope: AnswerScope): () => void;
}

export const RegistryContext = /* @__PURE__ */ React.createContext<AnswerRegistry | null>(null);

export function createAnswerRegistry(): AnswerRegistry {
  const { subscribe, emit } = createEmitter();
  const entries = new Set<{ answerId: string; scope: AnswerScope }>();
  return {
    subscribe,
    find(answerId) {
      for (const entry of entries) if (entry.answerId === answerId) return entry.scope;
      return null;
    },
    add(answerId, scope) {
      const entry = { answerId, scope };
      entries.add(entry);
      emit();
      return () => {
        entries.delete(entry);
        emit();
      };
    },
  };
}
