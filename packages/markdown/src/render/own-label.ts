import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** The one id of footnotes that the library does not prefix. */
const LABEL = 'footnote-label';

/** Gives the heading of the footnotes an id of its own answer. A plugin. */
export function ownLabel({ idPrefix }: { idPrefix: string }) {
  return (tree: Root): void =>
    visit(tree, 'element', ({ properties }) => {
      if (properties.id === LABEL) properties.id = idPrefix + LABEL;
      const described = properties.ariaDescribedBy;
      if (Array.isArray(described) && described.includes(LABEL)) {
        properties.ariaDescribedBy = [idPrefix + LABEL];
      }
    });
}
