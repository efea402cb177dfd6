import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** A table of contents before the text, for headings that have ids. */
export function rehypeContents() {
  return (tree: Root): void => {
    const items: Element[] = [];
    visit(tree, 'element', ({ tagName, properties: { id }, children }) => {
      if (!/^h[1-6]$/.test(tagName) || typeof id !== 'string') return;
      items.push(element('li', {}, [element('a', { href: `#${id}` }, structuredClone(children))]));
    });
    const label = { ariaLabel: 'Contents' };
    if (items.length > 0) tree.children.unshift(element('nav', label, [element('ul', {}, items)]));
  };
}

function element(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children };
}
