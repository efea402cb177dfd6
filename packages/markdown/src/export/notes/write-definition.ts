import { escapeMarkdown, linkDestination } from './escape-markdown.ts';
import type { Note } from './notes-of.ts';

/**
 * A note as the definition of a footnote: its source on the first line, and each quote on one of its own. They are one
 * paragraph with hard breaks, which every reader of footnotes understands.
 */
export function writeDefinition(label: string, { title, url, places, quotes }: Note): string {
  const name = escapeMarkdown(title);
  const source = url === undefined ? name : `[${name}](${linkDestination(url)})`;
  const lines = [
    `${source}${inParentheses(places)}`,
    ...quotes.map(({ text, place }) => {
      return `“${escapeMarkdown(text)}”${inParentheses(place === '' ? [] : [place])}`;
    }),
  ];
  return `[^${label}]: ${lines.join('\\\n    ')}`;
}

function inParentheses(places: readonly string[]): string {
  return places.length > 0 ? ` (${places.map(escapeMarkdown).join(', ')})` : '';
}
