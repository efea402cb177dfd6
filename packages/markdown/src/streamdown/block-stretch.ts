import type { Annotations, Marker } from '@cited-stream/core';
import { countBefore } from '../placement/count-before.ts';
import { layoutOf } from './layout.ts';

/** The part of an answer's text that one block shows, and its markers. */
export interface BlockStretch {
  source: string;
  /** Where it begins in the answer's text, as a UTF-16 offset. */
  at: number;
  markers: readonly Marker[];
  side: 'after' | 'before';
  /** Whether more text comes at its end. */
  streaming: boolean;
  /** Streamdown keeps pipelines by the names of their plugins and their options as JSON. No two may look alike. */
  toJSON(): string;
}

/** Finds the stretch of a block: the same object until something in it changes, and none without markers. */
export function createStretches() {
  let last: BlockStretch | null = null;
  return (
    { text, markers, side }: Annotations,
    contents: readonly string[],
    index: number,
    running: boolean,
  ): BlockStretch | null => {
    const { starts } = layoutOf(text, contents);
    const at = starts[Math.min(index, starts.length - 1)] ?? 0;
    const following = index < starts.length ? starts[index + 1] : at;
    // A marker belongs to the last block that begins before the end of its words. The first and the last block take
    // what is before and behind all text, so that each marker has one.
    const endingBy = (offset: number) =>
      countBefore(markers.length, (marker) => markers[marker]!.supports.end, offset + 1);
    const from = index === 0 ? 0 : endingBy(at);
    const to = following === undefined ? markers.length : endingBy(following);
    if (from >= to) return (last = null);

    const next = {
      source: text.slice(at, following),
      at,
      side,
      streaming: running && following === undefined,
    };
    const isSame =
      last?.source === next.source &&
      last.at === next.at &&
      last.side === next.side &&
      last.streaming === next.streaming &&
      last.markers.length === to - from &&
      last.markers.every((marker, own) => marker === markers[from + own]);
    if (isSame) return last;
    const id = String((count += 1));
    return (last = { ...next, markers: markers.slice(from, to), toJSON: () => id });
  };
}

let count = 0;
