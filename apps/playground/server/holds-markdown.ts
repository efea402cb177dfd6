/** At the start of a line: a heading, a list item, a quotation, a fence or a table. */
const BLOCK = /^ {0,3}(?:#{1,6} |[-*+] |\d{1,2}[.)] |> |```|~~~|\|)/m;
/** Anywhere: emphasis, code or a link. */
const INLINE = /\*\S[^*]*\*|__\S[^_]*__|`[^`]+`|\[[^\]]+\]\([^)\s]+\)/;

/** Whether a text looks wrong as long as its Markdown is shown as it is written. */
export function holdsMarkdown(text: string): boolean {
  return BLOCK.test(text) || INLINE.test(text);
}
