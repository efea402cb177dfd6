import { toBase64 } from './base64.ts';
import { chunksOf, pdfAddressOf, pdfOf } from './content.ts';
import { kindOf } from './describe-source.ts';
import type { Chunk, SourceInput } from './source.ts';

/** A source as JSON can carry it: the bytes of a PDF become base64. */
export function withPlainContent<S extends SourceInput>(source: S): S {
  const pdf = pdfOf(source.content);
  return pdf instanceof Uint8Array ? { ...source, content: { pdf: toBase64(pdf) } } : source;
}

/**
 * A source without its words, but with all else that its content told about it: its kind, a PDF's address, and the
 * caller's own ids and data of its blocks, so that a citation still leads to them.
 */
export function withoutContent<S extends SourceInput>(source: S): S {
  const { content, ...rest } = source;
  const url = source.url ?? pdfAddressOf(content);
  const chunks = withoutText(chunksOf(content));
  return {
    ...rest,
    kind: source.kind ?? kindOf(source),
    ...(url !== undefined && { url }),
    ...(chunks && { content: chunks }),
  } as S;
}

/** The blocks by their ids and data alone, if they have any. */
function withoutText(chunks: readonly Chunk[] = []): readonly Chunk[] | undefined {
  const isTheirs = chunks.some(({ id, data }) => id !== undefined || data !== undefined);
  return isTheirs ? chunks.map((chunk) => ({ ...chunk, text: '' })) : undefined;
}
