'use client';
import type { LabelContext, Labels } from '../labels/labels.ts';
import { useSettings } from './use-merged-settings.ts';

/** The words of the nearest answer or provider and their language, for parts of one's own. */
export function useLabels(): { labels: Labels; context: LabelContext } {
  return useSettings();
}
