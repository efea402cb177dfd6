'use client';
import * as React from 'react';

/** `frame`: at most once a frame. `sync`: at every event. */
export type Schedule = 'frame' | 'sync';

export const ScheduleContext = /* @__PURE__ */ React.createContext<Schedule>('frame');
