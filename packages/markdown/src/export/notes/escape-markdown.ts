/**
 * Plain text on one line as Markdown that reads as that text: none of it is syntax, wherever it stands in a line.
 */
export function escapeMarkdown(text: string): string {
  return text.replaceAll(INLINE, '\\$&').replace(LINE_START, '$1\\$2');
}

const INLINE = /[\\`*_~[\]<>&$]/g;
/** What would begin a heading, a list, or underline a heading. */
const LINE_START = /^(\d{0,9})([#+=.)-])/;

/** An address as what stands between the parentheses of a link. */
export function linkDestination(url: string): string {
  const safe = url
    .replaceAll(/[\\<>\s]/g, (char) => encodeURIComponent(char))
    .replaceAll(/&(?=#?\w+;)/g, '\\&');
  return /[()]/.test(safe) ? `<${safe}>` : safe;
}
