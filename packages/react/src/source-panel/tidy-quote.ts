const LINE_END_HYPHEN = new RegExp(`${String.fromCharCode(2)}\\s*`, 'g');

/**
 * A quote as it reads: the mark that PDFs leave for a hyphen at a line's end is taken out with its line break,
 * other control characters are dropped, line breaks become spaces.
 */
export function tidyQuote(quote: string): string {
  return quote
    .replace(LINE_END_HYPHEN, '')
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim();
}
