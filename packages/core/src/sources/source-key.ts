import type { Role } from './describe-source.ts';

/**
 * Identity of a source: documents and search results are counted apart, web pages are known by their address. A source
 * that nothing identifies is like no other (`only`): its citation stands for it.
 */
export function sourceKey(role: Role | 'only', id: number | string): string {
  return `${role}:${id}`;
}
