import type { Answer } from '@cited-stream/core';
import { toHtml as stringify } from 'hast-util-to-html';
import { bodyOf, type BodyOptions } from './html/body.ts';
import { endnotes } from './html/endnotes.ts';
import { idsOf } from './html/ids.ts';
import { notesOf, type NoteOptions } from './notes/notes-of.ts';

/** Beside these, the options are those of `CitedMarkdown` that say what is rendered. */
export interface HtmlOptions extends NoteOptions, BodyOptions {
  /**
   * The name, for screen readers, of the link from a note back to one of its references, "3" or "3-2".
   * @default (reference) => `Back to reference ${reference}`
   */
  backLabel?: ((reference: string) => string) | undefined;
}

/**
 * The answer as a fragment of HTML that needs nothing beside it: the text as `CitedMarkdown` renders it, each number a
 * link to its note, and the notes below. It holds no scripts and no styles; raw HTML of the model stays text.
 */
export function toHtml(answer: Answer, options: HtmlOptions = {}): string {
  const { id, annotations } = answer;
  const ids = idsOf(id);
  const { body, usesOf } = bodyOf(annotations, ids, options);
  if (annotations.markers.length === 0) return body;
  const { backLabel = (reference) => `Back to reference ${reference}` } = options;
  const notes = endnotes(notesOf(annotations, options), { ids, usesOf, backLabel });
  return `${body}\n${stringify(notes)}\n`;
}
