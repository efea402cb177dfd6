import { toBase64 } from './base64.ts';
import { isAddress, kindOf } from './describe-source.ts';
import type { SourceInput } from './source.ts';

/** A source as JSON can carry it: the bytes of a PDF become base64. */
export function withPlainContent<S extends SourceInput>(source: S): S {
  const pdf = pdfOf(source);
  return pdf instanceof Uint8Array ? { ...source, content: { pdf: toBase64(pdf) } } : source;
}

/** A source without its content, but with all that its content told about it: its kind, and a PDF's address. */
export function withoutContent<S extends SourceInput>(source: S): S {
  const { content: _, ...rest } = source;
  const pdf = pdfOf(source);
  const address = typeof pdf === 'string' && isAddress(pdf) ? pdf : undefined;
  const url = source.url ?? address;
  return { ...rest, kind: source.kind ?? kindOf(source), ...(url !== undefined && { url }) } as S;
}

function pdfOf({ content }: SourceInput): string | Uint8Array | undefined {
  return typeof content === 'object' && 'pdf' in content ? content.pdf : undefined;
}
