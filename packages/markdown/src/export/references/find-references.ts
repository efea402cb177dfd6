import type { Marker } from '@cited-stream/core';
import type { Nodes, Parents, Root } from 'hast';
import { byPlace } from '../../placement/by-place.ts';
import { groupRests } from '../../placement/group-rests.ts';
import { lineOf, type Line } from '../../placement/line-of.ts';
import { unitStart } from '../../placement/piece.ts';
import { readPlaces, type Place } from '../../placement/read-places.ts';
import { restIn } from '../../placement/rest-in.ts';
import { spotAt } from '../../placement/spot.ts';

/** The numbers that stand at one place of the text. */
export interface Reference {
  numbers: readonly number[];
  /** Where they stand in the Markdown, as a UTF-16 offset. */
  offset: number;
}

/**
 * Where in its Markdown the numbers of an answer go to stand where its markers stand when it is rendered.
 *
 * @param tree the rendered Markdown
 * @param markers in the order of the text, with offsets in `source`
 */
export function findReferences(
  tree: Root,
  markers: readonly Marker[],
  { source, side }: { source: string; side: 'after' | 'before' },
): Reference[] {
  const { places, parents } = readPlaces(tree, source, 0);
  const references: Reference[] = [];
  for (const [place, own] of byPlace(places, markers)) {
    const line = place && lineOf(place.pieces, source);
    const resting = own.map((marker) => {
      if (!line) return { marker, offset: 0, settled: true };
      return { marker, ...restIn(line, marker.supports, { side, isWhole: true }) };
    });
    for (const { group, offset } of groupRests(resting)) {
      const numbers = [...new Set(group.markers.map(({ number }) => number))];
      // Words that end before all text are syntax alone, and their numbers come before the text.
      const found =
        place && line ? sourceOffset(place, line, offset, parents, source) : places[0]?.start;
      const isSomewhere = found !== undefined && found < Infinity;
      references.push({ numbers, offset: isSomewhere ? found : own.at(-1)!.supports.end });
    }
  }
  return references.sort((one, other) => one.offset - other.offset);
}

/** An offset in the text that is seen, as one in the source: behind the syntax of all inline elements that end there. */
function sourceOffset(
  place: Place,
  line: Line,
  offset: number,
  parents: ReadonlyMap<Nodes, Parents>,
  source: string,
): number {
  const spot = spotAt(place, line, offset, parents);
  if ('inside' in spot) return unitStart(spot.inside, spot.unit, source);
  return spot.behind.position?.end.offset ?? spot.piece.end;
}
