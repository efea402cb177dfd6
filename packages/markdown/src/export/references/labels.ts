import type { Root } from 'mdast';
import { definitionsIn, labelOf } from '../../document/labels.ts';
import { walk } from '../../document/walk.ts';

/** What the text of a block can refer to. */
export interface Labels {
  /** Of link definitions, normalised. */
  links: readonly string[];
  /** Of footnotes of the text's own, in lower case. */
  footnotes: ReadonlySet<string>;
  /** Tells the labels of our footnotes, in lower case. */
  isOurs(label: string): boolean;
}

export function labelsOf(root: Root, isOurs: Labels['isOurs']): Labels {
  const footnotes = new Set<string>();
  walk(root.children, (node) => {
    if (node.type === 'footnoteDefinition') footnotes.add(node.identifier);
  });
  return { links: definitionsIn(root.children).map(labelOf), footnotes, isOurs };
}

/** What stands in brackets as the labels of footnotes do, in lower case. */
export function labelsIn(text: string): string[] {
  return [...text.matchAll(/\[\^([^\]\s]+)\]/g)].map(([, label]) => label!.toLowerCase());
}
