/**
 * One line of what may have been several: each run of white space and control characters becomes one space. Quotes
 * from PDF files hold line ends and hyphenation marks where the page broke a line.
 */
export function fold(text: string): string {
  return text.replaceAll(WHITE, ' ').trim();
}

const WHITE = /[\s\p{Cc}\u00AD\u200B]+/gu;
