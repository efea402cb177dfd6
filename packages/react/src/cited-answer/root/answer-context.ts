'use client';
import type { Answer, Source } from '@cited-stream/core';
import * as React from 'react';
import type { AnswerScope } from './answer-scope.ts';
import type { Activation } from './use-activation.ts';

/** Changes with every delta. Parts of settled text must not read it. */
export const AnswerContext = /* @__PURE__ */ React.createContext<Answer | null>(null);

/** Never changes. */
export const ScopeContext = /* @__PURE__ */ React.createContext<AnswerScope | null>(null);

/** What markers need to know beside their own props. Changes with the sources, not with the text. */
export interface MarkerSurroundings {
  sources: ReadonlyMap<string, Source>;
  running: boolean;
  activeMarkerId: string | undefined;
}

export const MarkerContext = /* @__PURE__ */ React.createContext<MarkerSurroundings | null>(null);

/** Never changes. */
export const ActivationContext = /* @__PURE__ */ React.createContext<Activation | null>(null);
