import type { RootContent } from 'mdast';
import type * as React from 'react';
import { plainText } from './plain-text.ts';

/** What `draw` gives, or a paragraph of the words alone where the nodes are nested too deep to be drawn. */
export function orPlainText(nodes: readonly RootContent[], draw: () => React.ReactNode) {
  return orElse(draw, () => <p>{plainText(nodes)}</p>);
}

/** The same for a part of a block, which is no place for a paragraph. */
export function orWords(nodes: readonly RootContent[], draw: () => React.ReactNode) {
  return orElse(draw, () => plainText(nodes));
}

/** Text that has arrived is shown in any case. Every other error is a fault of ours, and must not pass for one of these. */
function orElse(draw: () => React.ReactNode, otherwise: () => React.ReactNode): React.ReactNode {
  try {
    return draw();
  } catch (error) {
    if (error instanceof RangeError) return otherwise();
    throw error;
  }
}
