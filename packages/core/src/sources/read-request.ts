import type Anthropic from '@anthropic-ai/sdk';
import { isObject, textIn } from '../events/values.ts';
import { citableBlocks } from './citable-blocks.ts';
import type { Chunk, SourceInput } from './source.ts';

/** What a request holds to cite from, in the order in which the wire counts it. */
export function requestSources({
  messages,
}: {
  messages: readonly Anthropic.MessageParam[];
}): SourceInput[] {
  return citableBlocks(messages).map(({ type, title, context, source, content }): SourceInput => {
    const named = { title: textIn(title), context: textIn(context) };
    if (type === 'document') return { ...named, ...documentContent(source) };
    return {
      ...named,
      kind: 'search-result',
      url: textIn(source),
      content: chunksIn(content),
    };
  });
}

function documentContent(given: unknown): SourceInput {
  const source = given as Anthropic.DocumentBlockParam['source'] | undefined;
  switch (source?.type) {
    case 'text':
      return { kind: 'text', content: source.data };
    case 'content':
      return { kind: 'content', content: chunksIn(source.content) };
    case 'base64':
      return { kind: 'pdf', content: { pdf: source.data } };
    case 'url':
      return { kind: 'pdf', url: source.url, content: { pdf: source.url } };
    case 'file':
      return { kind: 'unknown', fileId: source.file_id };
    default:
      return { kind: 'unknown' };
  }
}

/** Citations count every block, so an image keeps its place as a block without text. */
function chunksIn(content: unknown): Chunk[] {
  if (typeof content === 'string') return [{ text: content }];
  if (!Array.isArray(content)) return [];
  return content.map((block) => ({ text: (isObject(block) && textIn(block.text)) || '' }));
}
