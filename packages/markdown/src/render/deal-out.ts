import type { Marker } from '@cited-stream/core';
import { cutStretch, type Stretch } from './stretch.ts';

/** A part of the text and the markers that stand in it. */
export interface PartView<P> {
  part: P;
  markers: readonly Marker[];
  /** Where the text that has come ends, for the last part of a text that grows; else `Infinity`. */
  end: number;
  /** The text in which its markers find their place; without markers, nothing. */
  source: Stretch;
}

/** Where a part is in `Annotations.text`, as UTF-16 offsets. */
export interface Whereabouts<P> {
  startOf(part: P): number;
  /** Where the first of it begins that can be seen; `Infinity` where nothing can. */
  seenFrom(part: P, source: Stretch): number;
}

/**
 * Deals markers out to the parts of a text that they end in: each to the last part of which something can be seen
 * before the end of the words it supports. A part that is as it was keeps its view, and so does not have to be drawn
 * again.
 *
 * @param previous the views of the last time
 * @param source the text of all parts
 */
export function dealOut<P extends object>(
  previous: readonly PartView<P>[],
  parts: readonly P[],
  { startOf, seenFrom }: Whereabouts<P>,
  markers: readonly Marker[],
  end: number,
  source: Stretch,
): readonly PartView<P>[] {
  const limits = markers.length === 0 ? [] : limitsOf(parts.map((part) => seenFrom(part, source)));
  let next = 0;
  let same = parts.length === previous.length;
  const views = parts.map((part, at) => {
    const first = next;
    const following = parts[at + 1];
    const limit = limits[at] ?? Infinity;
    while (next < markers.length && markers[next]!.supports.end <= limit) next += 1;
    const ownEnd = following ? Infinity : end;
    const old = previous[at];
    if (old?.part === part && old.end === ownEnd && isSlice(old.markers, markers, first, next)) {
      return old;
    }
    same = false;
    const own = markers.slice(first, next);
    return {
      part,
      markers: own,
      end: ownEnd,
      source:
        own.length > 0
          ? cutStretch(source, startOf(part), following && startOf(following))
          : NOTHING,
    };
  });
  return same ? previous : views;
}

/** Up to where words end that are a part's: where what comes after it is seen first. */
function limitsOf(seen: readonly number[]): number[] {
  const limits: number[] = [];
  for (let at = seen.length - 1, limit = Infinity; at >= 0; at -= 1) {
    // What shows nothing has no words of its own, unless nothing else has.
    limits[at] = seen[at] === Infinity && at < seen.length - 1 ? -1 : limit;
    limit = Math.min(limit, seen[at]!);
  }
  return limits;
}

const NOTHING: Stretch = { text: '', at: 0, from: 0 };

function isSlice<T>(list: readonly T[], of: readonly T[], from: number, to: number): boolean {
  return list.length === to - from && list.every((item, at) => item === of[from + at]);
}

/** The list in groups of `size`. A group whose items are those it had is the group it was. */
export function inGroups<T>(
  previous: readonly (readonly T[])[],
  list: readonly T[],
  size: number,
): readonly (readonly T[])[] {
  const groups: (readonly T[])[] = [];
  for (let from = 0; from < list.length; from += size) {
    const to = Math.min(from + size, list.length);
    const old = previous[groups.length];
    groups.push(old && isSlice(old, list, from, to) ? old : list.slice(from, to));
  }
  return groups;
}
