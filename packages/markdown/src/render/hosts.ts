/**
 * The host of an address that has one of its own; `undefined` for one of the page's own. What cannot be read as an
 * address has a host that no list holds.
 */
export function hostOf(url: string): string | undefined {
  // As browsers do: white space before and inside is not there, and a backslash is a slash.
  const read = url.replaceAll(IGNORED, '').replaceAll('\\', '/');
  // With a protocol the slashes may be missing, and still another site is meant.
  if (!/^(https?:|\/\/)/i.test(read)) return undefined;
  const absolute = read.startsWith('//') ? `https:${read}` : read;
  return URL.canParse(absolute) ? new URL(absolute).host : UNREADABLE;
}

const IGNORED = /[\p{Cc} ]/gu;
const UNREADABLE = 'unreadable.invalid';

/** Whether an address leads to a host that is neither the page's own nor one of these. */
export function isForeign(url: string, hosts: readonly string[]): boolean {
  const host = hostOf(url);
  if (host !== undefined) return !hosts.some((allowed) => host === allowed.toLowerCase());
  const protocol = /^\s*([a-z][a-z\d+.-]*):/i.exec(url)?.[1]?.toLowerCase();
  return protocol !== undefined && protocol !== 'mailto' && protocol !== 'tel';
}
