import type { Annotations, MarkerGroup } from '@cited-stream/core';
import { shareEqual } from '../../internal/share-equal.ts';

/** A stretch of the answer's text between blank lines. */
export interface ParagraphData {
  /** UTF-16 offset in `Annotations.text`, which is also what tells paragraphs apart. */
  start: number;
  text: string;
  /** The groups that stand in it or at its end. */
  groups: readonly MarkerGroup[];
}

type Stretch = Omit<ParagraphData, 'groups'>;

/** Two newlines or more with nothing but blanks between and around them. */
const BLANK_LINES = /[^\S\n]*\n[^\S\n]*\n\s*/g;

/**
 * A function from an answer to its paragraphs that reads on where the last text ended, and gives back the
 * paragraphs of the last time as far as they have not changed.
 */
export function createParagraphSplitter(): (
  annotations: Pick<Annotations, 'text' | 'groups'>,
) => readonly ParagraphData[] {
  let lastText = '';
  let lastStretches: readonly Stretch[] = [];
  let lastParagraphs: readonly ParagraphData[] = [];
  return ({ text, groups }) => {
    const grows = text.startsWith(lastText);
    const settled = grows ? lastStretches.slice(0, -1) : [];
    const open = grows ? lastStretches.at(-1) : undefined;
    lastStretches = [...settled, ...stretchesOf(text, open?.start ?? 0)];
    lastText = text;
    lastParagraphs = shareEqual(lastParagraphs, withGroups(lastStretches, groups));
    return lastParagraphs;
  };
}

function stretchesOf(text: string, from: number): Stretch[] {
  const stretches: Stretch[] = [];
  let start = from;
  const push = (end: number) => {
    const raw = text.slice(start, end);
    const visible = raw.trimStart();
    if (visible)
      stretches.push({ start: start + raw.length - visible.length, text: visible.trimEnd() });
  };
  BLANK_LINES.lastIndex = from;
  for (let gap = BLANK_LINES.exec(text); gap; gap = BLANK_LINES.exec(text)) {
    push(gap.index);
    start = BLANK_LINES.lastIndex;
  }
  push(text.length);
  return stretches;
}

/** A group that stands between two paragraphs belongs to the words before it. */
function withGroups(
  stretches: readonly Stretch[],
  groups: readonly MarkerGroup[],
): ParagraphData[] {
  let next = 0;
  return stretches.map((stretch, index) => {
    const first = next;
    const limit = stretches[index + 1]?.start ?? Infinity;
    while (next < groups.length && groups[next]!.offset <= limit) next += 1;
    return { ...stretch, groups: groups.slice(first, next) };
  });
}
