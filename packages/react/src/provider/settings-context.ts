'use client';
import * as React from 'react';
import { numberFormat } from '../internal/number-format.ts';
import { english } from '../labels/english.ts';
import type { LabelContext, Labels } from '../labels/labels.ts';
import type { Shared } from './shared.ts';

/** The shared settings with nothing missing that a part needs. */
export interface Settings extends Pick<Shared, 'loadSource' | 'onActivate' | 'activate'> {
  labels: Labels;
  context: LabelContext;
  numberingSystem: string;
}

const DEFAULTS: Settings = {
  labels: english,
  context: { locale: 'en', format: /* @__PURE__ */ numberFormat('en', 'latn') },
  numberingSystem: 'latn',
};

export const SettingsContext = /* @__PURE__ */ React.createContext(DEFAULTS);
