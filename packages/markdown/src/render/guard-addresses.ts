import type { Element, Root } from 'hast';
import { urlAttributes } from 'html-url-attributes';
import { SKIP, visit } from 'unist-util-visit';
import { hostOf, isForeign } from './hosts.ts';

/** What becomes of the addresses in a model's text. */
export interface AddressPolicy {
  /** Gives the address to use, or nothing to leave it out. `key` is the attribute it stands in. */
  urlTransform(url: string, key: string): string | null | undefined;
  /** Hosts whose images are loaded, beside the page's own. */
  imageHosts: readonly string[];
  /** Hosts that links may lead to. Without a list, any. */
  linkHosts?: readonly string[] | undefined;
  /** Told when `urlTransform` throws. */
  onFailure?: ((error: unknown) => void) | undefined;
}

/**
 * Puts every address in the tree through the policy. An image that is not loaded becomes a link to it that reads as
 * its description.
 *
 * @param end where the text that has come ends; what reaches beyond it has no whole address yet
 */
export function guardAddresses(tree: Root, policy: AddressPolicy, end: number): void {
  visit(tree, 'element', (node, index, parent) => {
    const isWhole = hasCome(node, end);
    for (const key of Object.keys(node.properties)) {
      const names = urlAttributes[key];
      const applies = names === null || names?.includes(node.tagName);
      if (!applies || !Object.hasOwn(urlAttributes, key)) continue;
      const url = isWhole ? transform(String(node.properties[key] ?? ''), key, policy) : null;
      if (url === null || url === undefined) delete node.properties[key];
      else node.properties[key] = url;
    }
    if (node.tagName === 'a') {
      guardLink(node, policy);
      // What leads nowhere is words. An address that is still to come will lead somewhere.
      if (isWhole && node.properties.href === undefined) node.tagName = 'span';
    }
    if (node.tagName === 'img' && parent && index !== undefined) {
      const src = node.properties.src;
      if (typeof src === 'string' && isLoaded(src, policy)) return;
      const inLink = parent.type === 'element' && parent.tagName === 'a';
      parent.children[index] = withoutImage(node, policy, inLink);
      return SKIP;
    }
    return;
  });
}

/** The address to use. One that the host’s function fails on is left out. */
function transform(url: string, key: string, { urlTransform, onFailure }: AddressPolicy) {
  try {
    return urlTransform(url, key);
  } catch (error) {
    onFailure?.(error);
    return null;
  }
}

/** A bare address has nothing that closes it, so one at the very end may go on. */
function hasCome({ position, children }: Element, end: number): boolean {
  const own = position?.end.offset ?? 0;
  if (own !== end) return own < end;
  const last = children.at(-1)?.position?.end.offset;
  return last === undefined || last < own;
}

function guardLink(link: Element, { linkHosts }: AddressPolicy): void {
  const { href } = link.properties;
  if (typeof href !== 'string') return;
  if (linkHosts && isForeign(href, linkHosts)) delete link.properties.href;
  else if (hostOf(href) !== undefined) {
    // Whoever follows a link must not lose an answer that is being written, nor tell the other site where it stood.
    link.properties.target = '_blank';
    link.properties.rel = ['noopener', 'noreferrer'];
  }
}

/** What an address holds in itself comes from nowhere. Only a host that lets it through has it as an address. */
function isLoaded(src: string, { imageHosts }: AddressPolicy): boolean {
  return /^\s*(data|blob):/i.test(src) || !isForeign(src, imageHosts);
}

/** A link cannot hold a link, so inside of one the words stand alone. */
function withoutImage(image: Element, policy: AddressPolicy, inLink: boolean): Element {
  const { src, alt } = image.properties;
  const source = typeof src === 'string' ? src : undefined;
  const name = (typeof alt === 'string' && alt.trim()) || nameOf(source);
  // What may be loaded as a picture may still not be followed.
  const address = source === undefined ? undefined : transform(source, 'href', policy);
  const link: Element = {
    type: 'element',
    tagName: inLink || typeof address !== 'string' ? 'span' : 'a',
    properties: { className: ['cited-image-link'] },
    children: [{ type: 'text', value: name }],
    ...(image.position && { position: image.position }),
  };
  if (link.tagName === 'a') {
    link.properties.href = address ?? undefined;
    guardLink(link, policy);
  }
  return link;
}

/** What an address calls its file, for an image without a description. */
function nameOf(address = ''): string {
  const path = address.split(/[?#]/, 1)[0]!;
  return path.split('/').filter(Boolean).at(-1) ?? '';
}
