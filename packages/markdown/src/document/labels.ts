import type { Definition, ImageReference, LinkReference, Nodes } from 'mdast';
import { normalizeIdentifier } from 'micromark-util-normalize-identifier';
import { walk } from './walk.ts';

/** What a definition and its references have in common, in the form in which the parser compares it. */
export function labelOf({ identifier }: Definition | LinkReference | ImageReference): string {
  return normalizeIdentifier(identifier);
}

/**
 * The text in brackets of a source, none of which need be a reference: all the labels that could matter to it, in
 * their loose form.
 */
export function bracketedIn(source: string): ReadonlySet<string> {
  let found: Set<string> | undefined;
  let open = -1;
  for (const { 0: mark, index } of source.matchAll(/\\[\s\S]|[[\]]/g)) {
    if (mark === '[') open = index + 1;
    if (mark !== ']' || open < 0) continue;
    (found ??= new Set()).add(loose(source.slice(open, index)));
    open = -1;
  }
  return found ?? NOTHING;
}

const NOTHING: ReadonlySet<string> = new Set();

/**
 * A label without what can stand before its lines in a block quote or a list, where source and parser differ. Labels
 * that differ can be alike in this form; labels that are alike cannot differ.
 */
export function loose(label: string): string {
  return normalizeIdentifier(label.replace(/\0/g, '\uFFFD')).replace(/[ >]/g, '');
}

export function definitionsIn(nodes: readonly Nodes[]): Definition[] {
  const definitions: Definition[] = [];
  walk(nodes, (node) => {
    if (node.type === 'definition') definitions.push(node);
  });
  return definitions;
}

/** The labels that the references in a node use. */
export function labelsUsedIn(node: Nodes): ReadonlySet<string> {
  let used: Set<string> | undefined;
  walk([node], (each) => {
    if (each.type === 'linkReference' || each.type === 'imageReference') {
      (used ??= new Set()).add(labelOf(each));
    }
  });
  return used ?? NOTHING;
}
