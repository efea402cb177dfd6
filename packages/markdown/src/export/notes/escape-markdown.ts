/**
 * Plain text on one line as Markdown that reads as that text, wherever it stands in a line. A bare address in it is a
 * link for readers that make links of those: no escape keeps GitHub's from doing so.
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
