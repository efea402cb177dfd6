import type { Root } from 'mdast';
import type { Extension } from 'micromark-util-types';
import remarkParse from 'remark-parse';
import { unified, type Pluggable, type Processor } from 'unified';
import { gfm } from './gfm.ts';
import { knownLabels } from './known-labels.ts';

/**
 * Text to a tree, whose positions count from the start of the text.
 *
 * @param labels normalised labels of link definitions that stand elsewhere in the document
 */
export type Parse = (text: string, labels?: readonly string[]) => Root;

export interface SyntaxOptions {
  remarkPlugins?: readonly Pluggable[] | undefined;
  /** @default false */
  footnotes?: boolean | undefined;
}

/** A parser for CommonMark with GFM, and the syntax that the plugins add. It does not run their transforms. */
export function createParse({ remarkPlugins = [], footnotes }: SyntaxOptions = {}): Parse {
  const { extension, know } = knownLabels();
  const processor = unified()
    .use(remarkParse)
    .use(gfm, { footnotes: footnotes ?? false })
    .use([...remarkPlugins])
    .use(syntax, extension)
    .freeze();
  return (text, labels = []) => {
    know(labels);
    return processor.parse(text);
  };
}

function syntax(this: Processor, extension: Extension): void {
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), extension];
}
