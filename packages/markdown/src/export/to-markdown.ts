import type { Answer, Marker } from '@cited-stream/core';
import type { PluggableList } from 'unified';
import { createPipeline } from '../render/pipeline.ts';
import { createParse } from '../syntax/create-parse.ts';
import { notesOf, type NoteOptions } from './notes/notes-of.ts';
import { writeDefinition } from './notes/write-definition.ts';
import { closeEnd } from './references/close-end.ts';
import { findReferences, type Reference } from './references/find-references.ts';
import { labelPrefix } from './references/label-prefix.ts';
import { behindAll, placeReferences } from './references/place-references.ts';

export interface MarkdownOptions extends NoteOptions {
  /** Those that the answer is rendered with, whose syntax no reference may break. @default none */
  remarkPlugins?: PluggableList | undefined;
}

/**
 * The answer's Markdown as the model wrote it, with a footnote reference where each number stands when it is rendered,
 * and the notes below: the source of each number and the places in it, or its quotes.
 *
 * A reference that would change how the text reads, at the end of a bare address for one, stands after a space, at
 * the end of its paragraph or behind its block. What the text leaves open at its end is closed before the notes.
 */
export function toMarkdown(
  { annotations }: Answer,
  { remarkPlugins = [], ...options }: MarkdownOptions = {},
): string {
  if (annotations.markers.length === 0) return annotations.text;
  const mark = annotations.text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
  const text = annotations.text.slice(mark.length);
  const markers = annotations.markers.map((marker) => shifted(marker, mark.length));

  const prefix = labelPrefix(text);
  const label = (number: number) => `${prefix}${number}`;
  const notes = notesOf(annotations, options);
  const labels = new Set(notes.map(({ number }) => label(number)));
  const definitions = notes.map((note) => writeDefinition(label(note.number), note));
  const write = ({ numbers, offset }: Reference) => ({
    offset,
    text: numbers.map((number) => `[^${label(number)}]`).join(''),
  });

  const parse = createParse({ remarkPlugins, footnotes: true });
  const body = orBehind(
    () => {
      const source = closeEnd(text, parse);
      const references = referencesIn(source, markers, annotations.side, remarkPlugins);
      return placeReferences({ source, labels, parse }, references.map(write));
    },
    () => behindAll(text, [write({ numbers: notes.map(({ number }) => number), offset: 0 })]),
  );
  return `${mark}${withoutLineEnds(body)}\n\n${definitions.join('\n')}\n`;
}

const BYTE_ORDER_MARK = '\uFEFF';

function withoutLineEnds(text: string): string {
  let end = text.length;
  while (text[end - 1] === '\n' || text[end - 1] === '\r') end -= 1;
  return text.slice(0, end);
}

function shifted(marker: Marker, by: number): Marker {
  if (by === 0) return marker;
  const { start, end } = marker.supports;
  return { ...marker, supports: { start: start - by, end: end - by } };
}

function referencesIn(
  source: string,
  markers: readonly Marker[],
  side: 'after' | 'before',
  remarkPlugins: PluggableList,
): Reference[] {
  const options = { remarkPlugins, rehypePlugins: [], footnotes: false, idPrefix: '' };
  const { parse, toHast } = createPipeline(options);
  return findReferences(toHast(parse(source).children), markers, { source, side });
}

/** A text that is nested too deep to be read is exported all the same. */
function orBehind(place: () => string, otherwise: () => string): string {
  try {
    return place();
  } catch {
    return otherwise();
  }
}
