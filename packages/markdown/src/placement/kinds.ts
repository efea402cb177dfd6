import type { Element, Parents, RootContent } from 'hast';

const words = (text: string) => new Set(text.split(' '));

const BLOCKS = words(
  'address article aside blockquote body center dd details dialog div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hgroup hr html li main menu nav ol p pre search section summary table tbody td tfoot ' +
    'th thead tr ul',
);
/** What these hold directly is no text that people see, and has no room for a marker. */
const STRUCTURES = words('table thead tbody tfoot tr colgroup ul ol dl menu');
/** Blocks that hold text even where a plugin has made them anew, without positions. */
const TEXT_BLOCKS = words(
  'blockquote dd dl dt h1 h2 h3 h4 h5 h6 li ol p table tbody td tfoot th thead tr ul',
);
/** Inline elements that hold text even where a plugin has made them anew. */
const TEXT_INLINES = words('b del em i ins mark q s small strong sub sup u');
const OPAQUE = words(
  'a audio br button canvas code embed iframe img label math meter object picture pre progress ruby select svg ' +
    'textarea video',
);
const INVISIBLE = words('citation hr input script style template');

export function isBlock(node: RootContent | Parents): boolean {
  return node.type === 'element' && BLOCKS.has(node.tagName);
}

export function isStructure(node: Parents): boolean {
  return node.type === 'element' && STRUCTURES.has(node.tagName);
}

/** Whether it is nothing that words could end in: it shows none, or it is a group of markers. */
export function isInvisible(node: RootContent): boolean {
  if (node.type === 'comment' || node.type === 'doctype') return true;
  return node.type === 'element' && (INVISIBLE.has(node.tagName) || isGroup(node));
}

function isGroup({ properties }: Element): boolean {
  const { className } = properties;
  return Array.isArray(className) && className.includes('cited-group');
}

/**
 * Whether markers stand after it and never inside: links, code, pictures, and what a plugin drew, which shows in that
 * nothing in it has a position in the text.
 */
export function isOpaque(node: RootContent, hasPositions: boolean): boolean {
  if (node.type !== 'element') return node.type !== 'text';
  const { tagName } = node;
  if (OPAQUE.has(tagName)) return true;
  return !hasPositions && !TEXT_BLOCKS.has(tagName) && !TEXT_INLINES.has(tagName);
}
