import type { Chunk, SourceContent } from './source.ts';

/** The blocks of a source that is made of blocks. */
export function chunksOf<D>(
  content: SourceContent<D> | undefined,
): readonly Chunk<D>[] | undefined {
  return Array.isArray(content) ? (content as readonly Chunk<D>[]) : undefined;
}

/** The PDF of a source that is one. */
export function pdfOf(content: SourceContent | undefined): string | Uint8Array | undefined {
  return typeof content === 'object' && 'pdf' in content ? content.pdf : undefined;
}

/** The address of a PDF that has one; the string of any other is the PDF itself, in base64. */
export function pdfAddressOf(content: SourceContent | undefined): string | undefined {
  const pdf = pdfOf(content);
  return typeof pdf === 'string' && /^https?:\/\//i.test(pdf) ? pdf : undefined;
}
