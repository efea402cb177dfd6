import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** HTML that the model wrote is shown as the text that it is. */
export function rawToText(tree: Root): void {
  visit(tree, 'raw', ({ value, position }, index, parent) => {
    parent!.children[index!] = { type: 'text', value, ...(position && { position }) };
  });
}
