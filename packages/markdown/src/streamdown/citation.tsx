'use client';
import type { Marker } from '@cited-stream/core';
import { CitedAnswer } from '@cited-stream/react';

/** What Streamdown renders for a marker. Its types let a component of one's own take any properties only. */
export function Citation({ marker }: Record<string, unknown>) {
  return <CitedAnswer.Marker marker={marker as Marker} />;
}
