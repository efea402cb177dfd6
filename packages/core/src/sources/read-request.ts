import type Anthropic from '@anthropic-ai/sdk';
import { isObject } from '../message/block.ts';
import type { Chunk, SourceContent, SourceInput } from './source.ts';

/** What a request holds to cite from, in the order in which the wire counts it. */
export function requestSources({
  messages,
}: {
  messages: readonly Anthropic.MessageParam[];
}): SourceInput[] {
  return messages.flatMap(({ content }) => sourcesIn(content));
}

function sourcesIn(content: unknown): SourceInput[] {
  if (!Array.isArray(content)) return [];
  return content.filter(isObject).flatMap((block): SourceInput[] => {
    switch (block.type) {
      case 'document':
        return [documentSource(block as unknown as Anthropic.DocumentBlockParam)];
      case 'search_result':
        return [searchResultSource(block as unknown as Anthropic.SearchResultBlockParam)];
      case 'tool_result':
        return sourcesIn(block.content);
      default:
        return [];
    }
  });
}

function documentSource({ title, context, source }: Anthropic.DocumentBlockParam): SourceInput {
  return {
    ...(title ? { title } : {}),
    ...(context ? { context } : {}),
    ...documentContent(source),
  };
}

function documentContent(source: Anthropic.DocumentBlockParam['source']): SourceInput {
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

function searchResultSource(block: Anthropic.SearchResultBlockParam): SourceInput {
  return {
    kind: 'search-result',
    ...(block.title ? { title: block.title } : {}),
    url: block.source,
    content: chunksIn(block.content),
  };
}

/** Citations count every block, so an image keeps its place as a block without text. */
function chunksIn(content: unknown): SourceContent {
  if (typeof content === 'string') return [{ text: content }];
  if (!Array.isArray(content)) return [];
  return content.map((block): Chunk => ({
    text: isObject(block) && typeof block.text === 'string' ? block.text : '',
  }));
}
