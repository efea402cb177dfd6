import type { Element, ElementContent } from 'hast';
import type { Note } from '../notes/notes-of.ts';
import { element } from './elements.ts';
import type { Ids } from './ids.ts';

export interface EndnotesContext {
  ids: Ids;
  /** How many references there are to a note. */
  usesOf(number: number): number;
  /** The name of the link from a note back to the text. */
  backLabel(reference: string): string;
}

/** The list of notes below an answer. */
export function endnotes(notes: readonly Note[], context: EndnotesContext): Element {
  const items = notes.map((note) => item(note, context));
  return element('section', { role: 'doc-endnotes' }, element('ol', {}, ...items));
}

function item(note: Note, { ids, usesOf, backLabel }: EndnotesContext): Element {
  const { number, places, quotes } = note;
  const back = Array.from({ length: usesOf(number) }, (_, at) => {
    const use = at + 1;
    const name = use === 1 ? String(number) : `${number}-${use}`;
    const properties = {
      href: `#${ids.reference(number, use)}`,
      role: 'doc-backlink',
      ariaLabel: backLabel(name),
    };
    const sign = use === 1 ? [] : [element('sup', {}, String(use))];
    return [' ', element('a', properties, ARROW, ...sign)];
  });
  return element(
    'li',
    { id: ids.note(number), value: String(number) },
    element('p', {}, sourceOf(note), inParentheses(places), ...back.flat()),
    ...quotes.map(({ text, place }) =>
      element('p', {}, element('bdi', {}, `“${text}”`), inParentheses(place === '' ? [] : [place])),
    ),
  );
}

/** The selector after it keeps the arrow from being drawn as an emoji. */
const ARROW = '↩\uFE0E';

/** Titles and quotes need not be in the language of the answer, nor run in its direction. */
function sourceOf({ title, url }: Note): ElementContent {
  const name = element('bdi', {}, title);
  if (url === undefined) return name;
  return element('a', { href: url, target: '_blank', rel: ['noopener', 'noreferrer'] }, name);
}

function inParentheses(places: readonly string[]): string {
  return places.length > 0 ? ` (${places.join(', ')})` : '';
}
