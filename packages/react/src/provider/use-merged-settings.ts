'use client';
import * as React from 'react';
import { useEvent } from '../internal/use-event.ts';
import { english } from '../labels/english.ts';
import { SettingsContext, type Settings } from './settings-context.ts';
import type { Shared } from './shared.ts';

type Own = Pick<
  Shared,
  'locale' | 'numberingSystem' | 'labels' | 'loadSource' | 'onActivate' | 'activate'
>;

const NOTHING: Own = {};

/** The nearest settings, or the defaults. */
export function useSettings(): Settings {
  return useMergedSettings(NOTHING);
}

/** The nearest settings with this part's own laid over them. */
export function useMergedSettings(own: Own): Settings {
  const outer = React.useContext(SettingsContext);
  const locale = own.locale ?? outer?.context.locale ?? 'en';
  const numberingSystem = own.numberingSystem ?? outer?.numberingSystem ?? 'latn';
  const activate = own.activate ?? outer?.activate;
  const loadSource = own.loadSource ?? outer?.loadSource;
  const outerLabels = outer?.labels ?? english;

  // Both handlers are told: the host of one answer, then the host of them all.
  const hears = own.onActivate !== undefined || outer?.onActivate !== undefined;
  const tell = useEvent<Parameters<NonNullable<Shared['onActivate']>>, void>((active, event) => {
    own.onActivate?.(active, event);
    outer?.onActivate?.(active, event);
  });

  const context = React.useMemo(
    () => ({ locale, format: numberFormat(locale, numberingSystem) }),
    [locale, numberingSystem],
  );
  const labels = React.useMemo(
    () => (own.labels ? { ...outerLabels, ...own.labels } : outerLabels),
    [outerLabels, own.labels],
  );
  return React.useMemo(
    () => ({
      labels,
      context,
      numberingSystem,
      activate,
      loadSource,
      onActivate: hears ? tell : undefined,
    }),
    [labels, context, numberingSystem, activate, loadSource, hears, tell],
  );
}

/** Grouping and digits are both said, because the defaults of server and browser can differ. */
function numberFormat(locale: string, numberingSystem: string): (value: number) => string {
  const format = new Intl.NumberFormat(locale, { useGrouping: false, numberingSystem });
  return (value) => format.format(value);
}
