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

/** After a newline: a line with nothing but blanks. */
const BLANK_LINE = /[^\S\n]*\n/y;

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
  // From newline to newline: a search that can begin at any blank is quadratic in a run of them.
  for (let at = text.indexOf('\n', from); at >= 0; at = text.indexOf('\n', at + 1)) {
    BLANK_LINE.lastIndex = at + 1;
    if (!BLANK_LINE.test(text)) continue;
    push(at);
    start = at;
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
