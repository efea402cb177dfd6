import type { Annotations } from '@cited-stream/core';
import { toHtml as stringify } from 'hast-util-to-html';
import type { PluggableList } from 'unified';
import { placeMarkers } from '../../placement/place-markers.ts';
import { defaultUrlTransform } from '../../render/default-url-transform.ts';
import { guardAddresses, type AddressPolicy } from '../../render/guard-addresses.ts';
import { createPipeline } from '../../render/pipeline.ts';
import { rawToText } from '../../render/raw-to-text.ts';
import { element } from './elements.ts';
import type { Ids } from './ids.ts';
import { createReferences, type References } from './references.ts';

export interface BodyOptions {
  remarkPlugins?: PluggableList | undefined;
  rehypePlugins?: PluggableList | undefined;
  /** Gives the address to use, or nothing to leave it out. @default defaultUrlTransform */
  urlTransform?: AddressPolicy['urlTransform'] | undefined;
  /** Hosts whose images may be loaded, beside the page's own. @default none */
  imageHosts?: readonly string[] | undefined;
  /** Hosts that the text may link to. @default any */
  linkHosts?: readonly string[] | undefined;
}

export interface Body {
  body: string;
  /** How many references there are to a note. */
  usesOf: References['usesOf'];
}

/** The text of an answer as HTML, with references in it. */
export function bodyOf(
  { text, markers, side }: Annotations,
  ids: Ids,
  { remarkPlugins = [], rehypePlugins = [], ...options }: BodyOptions,
): Body {
  const pipeline = createPipeline({
    remarkPlugins,
    rehypePlugins,
    footnotes: false,
    idPrefix: '',
  });
  const { create, usesOf } = createReferences(ids);
  try {
    const tree = pipeline.toHast(pipeline.parse(text).children);
    guardAddresses(tree, policyOf(options), Infinity);
    const from = text.startsWith('\uFEFF') ? 1 : 0;
    placeMarkers(tree, markers, { source: text, from, side, isWhole: true, create });
    rawToText(tree);
    return { body: stringify(tree), usesOf };
  } catch {
    // What is nested too deep for the machine is shown as it was written.
    return { body: stringify(element('p', {}, text)), usesOf: () => 0 };
  }
}

function policyOf({
  urlTransform = defaultUrlTransform,
  imageHosts = [],
  linkHosts,
}: BodyOptions): AddressPolicy {
  return { urlTransform, imageHosts, linkHosts };
}
