import type Anthropic from '@anthropic-ai/sdk';
import { toBase64 } from './base64.ts';
import { chunksOf, pdfAddressOf, pdfOf } from './content.ts';
import { roleOf } from './describe-source.ts';
import type { Chunk, SourceInput } from './source.ts';

/**
 * The blocks of a request for a list of sources, in its order, with citations on. The caller's own ids and data stay
 * behind: the API accepts none, and the list gives them back on every citation.
 *
 * @throws TypeError for a source without content or file id: there is nothing that could be sent
 */
export function toRequestBlocks(
  sources: readonly SourceInput[],
): (Anthropic.DocumentBlockParam | Anthropic.SearchResultBlockParam)[] {
  return sources.map((source, at) =>
    roleOf(source) === 'search-result' ? searchResultBlock(source, at) : documentBlock(source, at),
  );
}

function documentBlock(source: SourceInput, at: number): Anthropic.DocumentBlockParam {
  return {
    type: 'document',
    source: documentSource(source, at),
    ...(source.title && { title: source.title }),
    ...(source.context && { context: source.context }),
    citations: { enabled: true },
  };
}

function documentSource(
  { content, fileId, url, kind }: SourceInput,
  at: number,
): Anthropic.DocumentBlockParam['source'] {
  if (typeof content === 'string') return { type: 'text', media_type: 'text/plain', data: content };
  const chunks = chunksOf(content);
  if (chunks) return { type: 'content', content: textBlocks(chunks) };
  const address = pdfAddressOf(content);
  if (address !== undefined) return { type: 'url', url: address };
  const pdf = pdfOf(content);
  if (pdf !== undefined) {
    return { type: 'base64', media_type: 'application/pdf', data: base64Of(pdf) };
  }
  if (fileId !== undefined) return { type: 'file', file_id: fileId };
  if (kind === 'pdf' && url !== undefined) return { type: 'url', url };
  throw nothingToSend(at, 'give it `content`, or the `fileId` of an uploaded file');
}

function base64Of(pdf: string | Uint8Array): string {
  return typeof pdf === 'string' ? pdf.replace(/^data:[^,]*,/, '') : toBase64(pdf);
}

function searchResultBlock(source: SourceInput, at: number): Anthropic.SearchResultBlockParam {
  const { content, url, id, title } = source;
  const chunks = typeof content === 'string' ? [{ text: content }] : chunksOf(content);
  if (!chunks) throw nothingToSend(at, 'give it `content` as text or as blocks of text');
  const address = url ?? id ?? title ?? `search-result-${at + 1}`;
  return {
    type: 'search_result',
    source: address,
    title: title ?? address,
    content: textBlocks(chunks),
    citations: { enabled: true },
  };
}

function textBlocks(chunks: readonly Chunk[]): Anthropic.TextBlockParam[] {
  return chunks.map(({ text }) => ({ type: 'text', text }));
}

function nothingToSend(at: number, remedy: string): TypeError {
  return new TypeError(
    `Source ${at + 1} of the list has nothing to send to the API, so it cannot be cited: ${remedy}.`,
  );
}
