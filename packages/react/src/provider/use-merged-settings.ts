'use client';
import * as React from 'react';
import { createSharer } from '../internal/create-sharer.ts';
import { numberFormat } from '../internal/number-format.ts';
import { useEvent } from '../internal/use-event.ts';
import { SettingsContext, type Settings } from './settings-context.ts';
import type { Shared } from './shared.ts';

type Own = Pick<
  Shared,
  'locale' | 'numberingSystem' | 'labels' | 'loadSource' | 'onActivate' | 'activate'
>;

type LoadSource = NonNullable<Shared['loadSource']>;
type OnActivate = NonNullable<Shared['onActivate']>;

/** The nearest settings, or the defaults. Every marker asks: nothing is made here. */
export function useSettings(): Settings {
  return React.useContext(SettingsContext);
}

/**
 * The nearest settings with this part's own laid over them. They change only when a word of them does: hosts
 * write labels and functions inline, and every marker would be drawn anew.
 */
export function useMergedSettings(own: Own): Settings {
  const outer = useSettings();
  const locale = own.locale ?? outer.context.locale;
  const numberingSystem = own.numberingSystem ?? outer.numberingSystem;
  const activate = own.activate ?? outer.activate;
  const [shareLabels] = React.useState(createSharer<Own['labels']>);
  const ownLabels = shareLabels(own.labels);

  const loadSource = own.loadSource ?? outer.loadSource;
  const load = useEvent<Parameters<LoadSource>, ReturnType<LoadSource>>((...args) =>
    // Only given away while there is one.
    loadSource!(...args),
  );
  // Both handlers are told: the host of one answer, then the host of them all.
  const hears = own.onActivate !== undefined || outer.onActivate !== undefined;
  const tell = useEvent<Parameters<OnActivate>, void>((...args) => {
    own.onActivate?.(...args);
    outer.onActivate?.(...args);
  });
  const loads = loadSource !== undefined;

  const context = React.useMemo(
    () => ({ locale, format: numberFormat(locale, numberingSystem) }),
    [locale, numberingSystem],
  );
  const labels = React.useMemo(
    () => (ownLabels ? { ...outer.labels, ...ownLabels } : outer.labels),
    [outer.labels, ownLabels],
  );
  return React.useMemo(
    () => ({
      labels,
      context,
      numberingSystem,
      activate,
      loadSource: loads ? load : undefined,
      onActivate: hears ? tell : undefined,
    }),
    [labels, context, numberingSystem, activate, loads, load, hears, tell],
  );
}
