import type { Root as Hast } from 'hast';
import type { Root, RootContent } from 'mdast';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified, type Pluggable } from 'unified';
import { ownLabel } from './own-label.ts';
import { createComplaint } from './complaint.ts';
import { createParse, type Parse } from '../syntax/create-parse.ts';
import { gfm } from '../syntax/gfm.ts';

export interface PipelineOptions {
  remarkPlugins: readonly Pluggable[];
  rehypePlugins: readonly Pluggable[];
  footnotes: boolean;
  /** Goes before the ids of footnotes, which must differ between the answers of a page. */
  idPrefix: string;
}

/** From text to a tree of Markdown, and from there to a tree of HTML, with the user's plugins on the way. */
export interface Pipeline {
  parse: Parse;
  /** Nodes of Markdown to HTML. The HTML that the model wrote is in `raw` nodes. */
  toHast(nodes: readonly RootContent[]): Hast;
  /** Whether there are no plugins of the user, so that parts of a block can be made one by one. */
  isPlain: boolean;
}

export function createPipeline(options: PipelineOptions): Pipeline {
  const { remarkPlugins, rehypePlugins, footnotes } = options;
  const complain = createComplaint(PLUGIN_FAILED);
  const plain = createRunner({ ...options, remarkPlugins: [], rehypePlugins: [] });
  const isPlain = remarkPlugins.length === 0 && rehypePlugins.length === 0;
  let whole = plain;
  let parse: Parse;
  try {
    parse = createParse({ remarkPlugins, footnotes });
    if (!isPlain) whole = createRunner(options);
  } catch (error) {
    // What fails when it is set up would fail with every block.
    complain(error);
    parse = createParse({ footnotes });
  }
  return {
    parse,
    isPlain,
    toHast(nodes) {
      if (whole === plain) return plain(nodes);
      try {
        // Plugins change what they are given, and these nodes are kept.
        return whole(structuredClone(nodes));
      } catch (error) {
        complain(error);
        // Its work would go on for every block, and come to nothing.
        if (isAsynchronous(error)) whole = plain;
        return plain(nodes);
      }
    },
  };
}

const PLUGIN_FAILED =
  'Cited Stream: a Markdown plugin failed, so the block is drawn without plugins. Plugins must work ' +
  'synchronously, because an answer is drawn while it streams; look for a synchronous form of the one below.';

function isAsynchronous(error: unknown): boolean {
  return error instanceof Error && error.message.includes('finished async');
}

function createRunner({ remarkPlugins, rehypePlugins, footnotes, idPrefix }: PipelineOptions) {
  const processor = unified()
    .use(remarkParse)
    .use(gfm, { footnotes })
    .use([...remarkPlugins])
    .use(remarkRehype, { allowDangerousHtml: true, clobberPrefix: idPrefix })
    .use(ownLabel, { idPrefix })
    .use([...rehypePlugins])
    .freeze();
  return (nodes: readonly RootContent[]): Hast => {
    const root: Root = { type: 'root', children: [...nodes] };
    return processor.runSync(root);
  };
}
