import type { Marker, MarkerGroup, TextRange } from '@cited-stream/core';
import type { Element, Root } from 'hast';
import { byPlace } from './by-place.ts';
import { groupRests } from './group-rests.ts';
import { createInsertions } from './insertions.ts';
import { lineOf } from './line-of.ts';
import { restIn } from './rest-in.ts';
import { readPlaces } from './read-places.ts';

export interface PlaceMarkersOptions<D = unknown> {
  /** The part of the answer's text that the tree was made from, or more of it. */
  source: string;
  /** Where `source` begins in the answer's text, as a UTF-16 offset. @default 0 */
  at?: number | undefined;
  /**
   * Where the positions in the tree count from, as a UTF-16 offset in the answer's text. At its start a parser drops a
   * byte order mark without counting it: they count from 1 then. @default 0
   */
  from?: number | undefined;
  /** On which side of closing punctuation markers stand: `Annotations.side`. */
  side: 'after' | 'before';
  /** Whether no more text comes at the end of this tree. */
  isWhole: boolean;
  /**
   * Where the text that is shown ends, as a UTF-16 offset in the answer's text: the rest is held back. A marker whose
   * words are not all shown has not settled. @default Infinity
   */
  end?: number | undefined;
  /** Makes the element that stands for a group. */
  create(group: MarkerGroup<D>): Element;
}

/**
 * Puts markers into a tree of HTML that was made from Markdown, each where the last visible character of its words
 * is, or beyond the closing punctuation there. Nothing else in the tree changes, except that texts are divided.
 *
 * The groups come in the order of the text. A marker that has settled in the text of the answer may have to wait
 * here, because what follows it there is syntax and not shown: its group then holds a copy that says so.
 *
 * @param tree is changed
 * @param markers in the order of the text
 */
export function placeMarkers<D = unknown>(
  tree: Root,
  markers: readonly Marker<D>[],
  options: PlaceMarkersOptions<D>,
): MarkerGroup<D>[] {
  if (markers.length === 0) return [];
  const { source, at = 0, from = 0, end = Infinity, side, create } = options;
  const { places, parents } = readPlaces(tree, source, from - at);
  const last = places.at(-1);
  const insertions = createInsertions(parents);
  const groups: MarkerGroup<D>[] = [];

  for (const [place, own] of byPlace(places, markers, at)) {
    const isWhole = options.isWhole || place !== last;
    const line = place && lineOf(place.pieces, source);
    const resting = own.map((marker) => {
      const { offset, settled } = line
        ? restIn(line, wordsOf(marker, at), { side, isWhole })
        : { offset: 0, settled: isWhole };
      const isShown = marker.supports.end <= end;
      return { marker, offset, settled: settled && marker.settled && isShown };
    });
    for (const { group, offset } of groupRests(resting)) {
      groups.push(group);
      if (place && line) insertions.add(create(group), place, line, offset);
      else insertions.addFirst(create(group), places[0], tree);
    }
  }
  insertions.apply();
  return groups;
}

/** The words that a marker supports, as offsets in the source. */
function wordsOf({ supports }: Marker, at: number): TextRange {
  return { start: supports.start - at, end: supports.end - at };
}
