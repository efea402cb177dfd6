import { withoutContent, withPlainContent } from '../sources/plain-source.ts';
import type { Source } from '../sources/source.ts';
import type { StreamError } from '../events/stream-error.ts';
import type { Answer, Status, Stored, StoredError } from './answer.ts';

export interface ToStoredOptions {
  /** Whether the sources keep their content. It can be large, and often is stored elsewhere already. @default false */
  content?: boolean | undefined;
}

/**
 * The answer as plain JSON for a database row. An answer that is still running is stored as `interrupted`: whoever
 * reads the row later will get no more of it.
 */
export function toStored<D = unknown>(
  { id, status, error, turns, sources }: Answer<D>,
  { content = false }: ToStoredOptions = {},
): Stored<D> {
  return {
    v: 1,
    id,
    status: RUNNING.has(status) ? 'interrupted' : status,
    // The message of an error is no field of its own.
    ...(error && { error: { ...withoutName(error), message: error.message } }),
    turns,
    sources: sources.map(content ? withPlainContent<Source<D>> : withoutContent<Source<D>>),
  };
}

function withoutName({ name: _, ...error }: StreamError): Omit<StoredError, 'message'> {
  return error;
}

const RUNNING: ReadonlySet<Status> = new Set(['waiting', 'streaming']);
