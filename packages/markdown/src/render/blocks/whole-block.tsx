'use client';
import type { Element, ElementContent, Root } from 'hast';
import { makeTree } from '../make-tree.ts';
import { orPlainText } from '../or-plain-text.tsx';
import { toReact } from '../to-react.ts';
import type { BlockProps } from './block-props.ts';

/** A block that is drawn in one go. */
export function WholeBlock({ view, drawing }: BlockProps) {
  const { node, definitions, pieces } = view.part;
  return orPlainText([node], () => {
    const tree = makeTree([node], definitions, view, drawing);
    if (pieces && drawing.pipeline.isPlain && !isReplaced(drawing.components)) {
      cutCode(tree, pieces);
    }
    return toReact(tree.children, drawing);
  });
}

/** A component of the user for code takes its text as one string. */
function isReplaced({ pre, code }: BlockProps['drawing']['components']): boolean {
  return pre !== undefined || code !== undefined;
}

/** Text nodes by piece, so that a line that is added leaves those before it alone. */
function cutCode(tree: Root, pieces: readonly string[]): void {
  const pre = tree.children.find((child): child is Element => isElement(child, 'pre'));
  const code = pre?.children.find((child): child is Element => isElement(child, 'code'));
  if (!code) return;
  const last = pieces.length - 1;
  code.children = pieces.map((value, at) => ({
    type: 'text',
    // The line ending that closes the last line of any code block.
    value: at === last ? `${value}\n` : value,
  }));
}

function isElement(node: Root['children'][number] | ElementContent, tagName: string): boolean {
  return node.type === 'element' && node.tagName === tagName;
}
