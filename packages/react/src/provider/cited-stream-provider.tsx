'use client';
import * as React from 'react';
import { createAnswerRegistry, RegistryContext } from './answer-registry.ts';
import { ActiveContext, useActiveState } from './active-context.ts';
import { ScheduleContext, type Schedule } from './schedule-context.ts';
import { SettingsContext } from './settings-context.ts';
import type { Shared } from './shared.ts';
import { useMergedSettings } from './use-merged-settings.ts';

export interface CitedStreamProviderProps extends Shared {
  /**
   * When streams started below tell their views: once a frame, or at every event.
   * @default 'frame'
   */
  schedule?: Schedule | undefined;
  children?: React.ReactNode;
}

/** Shares settings and the active citation among all answers below it. Renders no element. */
export function CitedStreamProvider({
  children,
  schedule = 'frame',
  active,
  defaultActive,
  onActiveChange,
  ...settings
}: CitedStreamProviderProps) {
  const [registry] = React.useState(createAnswerRegistry);
  return (
    <ScheduleContext.Provider value={schedule}>
      <RegistryContext.Provider value={registry}>
        <SettingsContext.Provider value={useMergedSettings(settings)}>
          <ActiveContext.Provider value={useActiveState({ active, defaultActive, onActiveChange })}>
            {children}
          </ActiveContext.Provider>
        </SettingsContext.Provider>
      </RegistryContext.Provider>
    </ScheduleContext.Provider>
  );
}
