import type { RootContent } from 'mdast';
import type * as React from 'react';
import { plainText } from './plain-text.ts';

/** What `draw` gives, or where it fails the words alone: text that has arrived is shown in any case. */
export function orPlainText(nodes: readonly RootContent[], draw: () => React.ReactNode) {
  try {
    return draw();
  } catch {
    return <p>{plainText(nodes)}</p>;
  }
}
