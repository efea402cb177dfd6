const ALLOWED = new Set(['http:', 'https:', 'mailto:']);

/**
 * The address of a source as it may stand in a link, `undefined` where it may not. Only absolute addresses of `http`,
 * `https` and `mailto` may: an exported answer is read on other sites than the one it was written for.
 */
export function sourceUrl(url: string | undefined): string | undefined {
  if (!url || !URL.canParse(url)) return undefined;
  const { protocol, href } = new URL(url);
  return ALLOWED.has(protocol) ? href : undefined;
}
