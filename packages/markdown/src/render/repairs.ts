import type { Status } from '@cited-stream/core';
import { isRunning } from '@cited-stream/react';
import type { Repair } from '../document/markdown-document.ts';
import { createRepair } from '../repair/create-repair.ts';
import type { Parse } from '../syntax/create-parse.ts';

/** How a text ends: it goes on, it has broken off, or it is all there. */
export type TextEnd = 'open' | 'broken' | 'whole';

export function endOf(status: Status): TextEnd {
  if (isRunning(status)) return 'open';
  return status === 'complete' ? 'whole' : 'broken';
}

/** What to do with unfinished syntax at the end of a text. */
export function createRepairs(parse: Parse): Record<TextEnd, Repair | undefined> {
  const repair = createRepair(parse);
  return {
    open: repair,
    // No more comes that would decide what something is: what has come is closed, and none of it is held back.
    broken(text) {
      const { keep, add } = repair(text);
      return text.slice(keep).trim() === '' ? { keep, add } : { keep: text.length, add: '' };
    },
    whole: undefined,
  };
}
