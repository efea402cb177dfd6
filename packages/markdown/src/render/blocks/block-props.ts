import type { RootContent } from 'mdast';
import type { DocumentBlock } from '../../document/markdown-document.ts';
import type { PartView } from '../deal-out.ts';
import type { Drawing } from '../drawing.ts';

export interface BlockProps<N extends RootContent = RootContent> {
  view: PartView<DocumentBlock & { node: N }>;
  drawing: Drawing;
}
