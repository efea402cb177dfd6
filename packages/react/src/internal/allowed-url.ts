const ALLOWED = new Set(['http:', 'https:', 'mailto:']);

/**
 * The URL if it may become a link, else `undefined`. Only absolute `http`, `https` and `mailto` URLs may:
 * what a model or a source says must neither run nor point into the host's own site.
 */
export function allowedUrl(url: string | undefined): string | undefined {
  if (!url || !URL.canParse(url)) return undefined;
  return ALLOWED.has(new URL(url).protocol) ? url : undefined;
}
