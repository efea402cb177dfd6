/** Protocols that lead somewhere and run nothing. */
const ALLOWED = /^(https?|mailto|tel)$/i;

/**
 * Lets through relative addresses and those of `http`, `https`, `mailto` and `tel`. Everything else, `javascript:`
 * and `data:` among it, becomes `undefined`: the element stays without the attribute.
 */
export function defaultUrlTransform(url: string): string | undefined {
  const [beforeColon, afterColon] = [url.split(':', 1)[0]!, url.includes(':')];
  const isRelative = !afterColon || /[/?#]/.test(beforeColon);
  return isRelative || ALLOWED.test(beforeColon) ? url : undefined;
}
