import { placeMarker, type Marker } from '@cited-stream/core';

/**
 * A marker for each end of words in a text; the words of the next begin there. All ends stand behind characters that
 * can be seen.
 */
export function markersAt(
  text: string,
  ends: readonly number[],
  side: 'after' | 'before',
): Marker[] {
  return ends.map((end, at) => {
    const from = ends[at - 1] ?? 0;
    const supports = { start: from + text.slice(from, end).search(/\S/), end };
    const rest = placeMarker(text, supports, { side });
    const id = `m${at}-0`;
    return { id, number: at + 1, sourceKey: id, block: at, supports, ...rest, citations: [] };
  });
}

/** Every offset at which words can end: behind a character that can be seen, and not inside of a pair. */
export function wordEnds(text: string): number[] {
  return Array.from({ length: text.length }, (_, at) => at + 1).filter(
    (end) =>
      /\S/.test(text[end - 1]!) && !/^[\uD800-\uDBFF][\uDC00-\uDFFF]/.test(text.slice(end - 1)),
  );
}
