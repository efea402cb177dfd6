import { agreements } from './agreements.ts';

export interface Layout {
  /** Where each block begins in the text, as UTF-16 offsets that never decrease. */
  starts: readonly number[];
}

const layouts = new WeakMap<readonly string[], { text: string; layout: Layout }>();

/** Where blocks stand in the text that they were cut from. Their own text may have been changed since. */
export function layoutOf(text: string, contents: readonly string[]): Layout {
  const known = layouts.get(contents);
  if (known?.text === text) return known.layout;
  let from = 0;
  const starts = contents.map((content) => {
    if (text.startsWith(content, from)) {
      from += content.length;
      return from - content.length;
    }
    const start = find(content, text, from);
    const { end } = agreements(content, text.slice(start));
    from = start + end;
    return start;
  });
  const layout = { starts };
  layouts.set(contents, { text, layout });
  return layout;
}

/** Where a changed block most likely begins: where the words of its first line are, or right behind the last one. */
function find(content: string, text: string, from: number): number {
  const words = /[\p{L}\p{N}]+(?:[^\S\n]+[\p{L}\p{N}]+){0,3}/u.exec(content);
  if (!words) return from;
  const found = text.indexOf(words[0], from);
  if (found < 0) return from;
  // What comes before the words in their line is its mark: a list's, a heading's, a quote's.
  return Math.max(from, text.lastIndexOf('\n', found) + 1);
}
