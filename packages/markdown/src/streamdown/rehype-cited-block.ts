import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { rehypeCitations } from '../placement/rehype-citations.ts';
import type { BlockStretch } from './block-stretch.ts';
import { reposition } from './reposition.ts';

/** A rehype plugin that puts a block's markers into its tree. Streamdown keeps it by its name, so it holds nothing. */
export function rehypeCitedBlock(stretch: BlockStretch) {
  return (tree: Root, file: VFile): void => {
    const content = String(file);
    if (content !== stretch.source) reposition(tree, content, stretch.source);
    rehypeCitations(stretch)(tree, file);
    visit(tree, 'element', (node) => {
      if (node.tagName === 'p' && isPicture(node)) node.tagName = 'div';
    });
  };
}

/** Streamdown frames a picture with a `<div>`, and leaves out the paragraph around one that stands alone in it. */
function isPicture({ children }: Element): boolean {
  const [first, ...rest] = children.filter((child) => child.type === 'element');
  return (
    first?.tagName === 'img' &&
    rest.length > 0 &&
    rest.every(({ properties: { className } }) => String(className) === 'cited-group') &&
    children.every((child) => child.type !== 'text' || child.value.trim() === '')
  );
}
