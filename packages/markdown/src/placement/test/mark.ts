import { annotate, messageFrom, type Annotations, type MarkerGroup } from '@cited-stream/core';
import type Anthropic from '@anthropic-ai/sdk';
import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified, type PluggableList } from 'unified';
import { gfm } from '../../syntax/gfm.ts';
import { placeMarkers } from '../place-markers.ts';

/** In a test's text, words end here and their citation begins. */
export const MARK = '^';

export interface Plugins {
  remark?: PluggableList;
  rehype?: PluggableList;
  /** Whether the tree holds raw HTML. @default false */
  raw?: boolean;
}

export function createRender({ remark = [], rehype = [], raw = false }: Plugins = {}) {
  const processor = unified()
    .use(remarkParse)
    .use(gfm)
    .use(remark)
    .use(remarkRehype, { allowDangerousHtml: raw })
    .use(rehype)
    .freeze();
  return (text: string): Root => processor.runSync(processor.parse(text), text);
}

const plain = createRender();

/** An answer whose blocks end at the marks; each but the last cites a source of its own. */
export function annotateMarked(marked: string): Annotations {
  const parts = marked.split(MARK);
  const content = parts.map((text, at) => ({
    type: 'text',
    text,
    citations: at < parts.length - 1 ? [citation(at)] : null,
  }));
  const message = { id: 'msg_1', type: 'message', role: 'assistant', model: 'm', content };
  return annotate([messageFrom({ ...message, stop_reason: 'end_turn' } as Anthropic.Message)]);
}

function citation(index: number) {
  return {
    type: 'char_location',
    cited_text: 'quote',
    document_index: index,
    document_title: null,
    start_char_index: 0,
    end_char_index: 5,
  };
}

/** The element that stands for a group in tests: `[1,2]` where it has settled, `[1,2~]` where it has not. */
export function numbersElement({ markers }: MarkerGroup): Element {
  const numbers = markers.map(({ number, settled }) => `${number}${settled ? '' : '~'}`);
  return {
    type: 'element',
    tagName: 'x-group',
    properties: {},
    children: [{ type: 'text', value: `[${numbers.join(',')}]` }],
  };
}

export interface MarkOptions {
  side?: 'after' | 'before';
  isWhole?: boolean;
  render?: (text: string) => Root;
}

/** The HTML of a marked text, its markers as numbers, without the line ends between its blocks. */
export function htmlOf(
  marked: string,
  { side = 'after', isWhole = true, render = plain }: MarkOptions = {},
): string {
  const { text, markers } = annotateMarked(marked);
  const tree = render(text);
  placeMarkers(tree, markers, { source: text, side, isWhole, create: numbersElement });
  return toHtml(tree, { allowDangerousHtml: true })
    .replaceAll(/<\/?x-group>/g, '')
    .replaceAll(/(^|>|\])\n(?=<|$|\[)/g, '$1');
}
