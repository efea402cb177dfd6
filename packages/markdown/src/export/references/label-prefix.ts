/**
 * What goes before our numbers in the labels of footnotes, so that none is a label that the text holds: nothing, or as
 * many letters as it takes.
 */
export function labelPrefix(text: string): string {
  const taken = new Set<string>();
  for (const [, letters] of text.matchAll(/\[\^(c*)\d+\]/gi)) taken.add(letters!.toLowerCase());
  let prefix = '';
  while (taken.has(prefix)) prefix += 'c';
  return prefix;
}
