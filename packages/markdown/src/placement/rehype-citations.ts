import type { Marker, MarkerGroup } from '@cited-stream/core';
import type { Element, Properties, Root } from 'hast';
import type { VFile } from 'vfile';
import { placeMarkers } from './place-markers.ts';

export interface RehypeCitationsOptions<D = unknown> {
  /** `Annotations.markers`, or those whose words end in the text that is parsed. */
  markers: readonly Marker<D>[];
  /** Where the text that is parsed begins in the answer's text, as a UTF-16 offset. @default 0 */
  at?: number | undefined;
  /** On which side of closing punctuation markers stand: `Annotations.side`. @default 'after' */
  side?: 'after' | 'before' | undefined;
  /** Whether more text comes. @default false */
  streaming?: boolean | undefined;
  /** The text that is parsed. @default the value of the file, which react-markdown sets */
  source?: string | undefined;
}

/**
 * A rehype plugin that puts an answer's markers into the tree of its Markdown, for react-markdown and other pipelines
 * of unified. It comes last in the list: plugins after it would take the numbers for words.
 *
 * Each marker becomes an element `citation` with the property `marker`, for which `components` names what to render;
 * those of one place stand in a `span` of the class `cited-group`.
 */
export function rehypeCitations<D = unknown>({
  markers,
  at = 0,
  side = 'after',
  streaming = false,
  source,
}: RehypeCitationsOptions<D>): (tree: Root, file?: VFile) => void {
  return (tree, file) => {
    const text = source ?? String(file ?? '');
    placeMarkers(tree, markers, {
      source: text,
      at,
      from: at + (text.startsWith('\uFEFF') ? 1 : 0),
      side,
      isWhole: !streaming,
      create: groupElement,
    });
  };
}

function groupElement({ markers }: MarkerGroup): Element {
  return {
    type: 'element',
    tagName: 'span',
    properties: { className: ['cited-group'], dataSize: String(markers.length) },
    children: markers.map((marker) => ({
      type: 'element',
      tagName: 'citation',
      // Properties are meant for attributes, but whatever turns a tree into components hands on any value.
      properties: { marker } as unknown as Properties,
      children: [],
    })),
  };
}
