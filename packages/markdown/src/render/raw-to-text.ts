import type { Element, Root, Text } from 'hast';
import { visit } from 'unist-util-visit';

/** HTML that the model wrote is shown as the text that it is, a block of it line by line. */
export function rawToText(tree: Root): void {
  visit(tree, 'raw', ({ value, position }, index, parent) => {
    const text: Text = { type: 'text', value, ...(position && { position }) };
    parent!.children[index!] = parent === tree ? block(text) : text;
  });
}

function block(text: Text): Element {
  const properties = { className: ['cited-html'] };
  return { type: 'element', tagName: 'p', properties, children: [text] };
}
