'use client';
import * as React from 'react';
import type { LabelContext, Labels } from '../labels/labels.ts';
import type { Shared } from './shared.ts';

/** The shared settings with nothing missing that a part needs. */
export interface Settings extends Pick<Shared, 'loadSource' | 'onActivate' | 'activate'> {
  labels: Labels;
  context: LabelContext;
  numberingSystem: string;
}

export const SettingsContext = /* @__PURE__ */ React.createContext<Settings | null>(null);
