import { isObject } from '../events/values.ts';
import type { Chunk, SourceContent, SourceInput, SourceKind } from './source.ts';

/** Sources that came over a wire, as far as they are sources: fields of a wrong type are left out. */
export function toldSources(value: unknown): SourceInput[] {
  return Array.isArray(value) ? value.filter(isObject).map(toldSource) : [];
}

function toldSource(value: Record<string, unknown>): SourceInput {
  const source: SourceInput = {};
  for (const field of ['id', 'title', 'context', 'url', 'fileId'] as const) {
    const given = value[field];
    if (typeof given === 'string') source[field] = given;
  }
  if (KINDS.has(value.kind)) source.kind = value.kind as SourceKind;
  if ('data' in value) source.data = value.data;
  const content = toldContent(value.content);
  if (content !== undefined) source.content = content;
  return source;
}

const KINDS: ReadonlySet<unknown> = new Set<SourceKind>([
  'text',
  'pdf',
  'content',
  'search-result',
  'web',
  'unknown',
]);

function toldContent(value: unknown): SourceContent | undefined {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) {
    return value.every((chunk) => isObject(chunk) && typeof chunk.text === 'string')
      ? (value as Chunk[])
      : undefined;
  }
  return isObject(value) && typeof value.pdf === 'string' ? { pdf: value.pdf } : undefined;
}
