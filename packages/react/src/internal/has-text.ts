import type { Answer } from '@cited-stream/core';

/** Whether there is anything to read. */
export function hasText({ annotations }: Answer): boolean {
  return annotations.text.trim() !== '';
}
