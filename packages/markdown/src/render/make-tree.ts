import type { Root } from 'hast';
import type { Definition, RootContent } from 'mdast';
import { placeMarkers } from '../placement/place-markers.ts';
import type { PartView } from './deal-out.ts';
import type { Drawing } from './drawing.ts';
import { guardAddresses } from './guard-addresses.ts';
import { rawToText } from './raw-to-text.ts';
import { groupElement } from './to-react.ts';

/**
 * The HTML of some nodes with their markers in it.
 *
 * @param definitions those that the nodes need and that stand elsewhere
 * @throws where a tree is nested deeper than the machine can follow
 */
export function makeTree(
  nodes: readonly RootContent[],
  definitions: readonly Definition[],
  { markers, end, source }: Pick<PartView<object>, 'markers' | 'end' | 'source'>,
  { pipeline, policy, side }: Drawing,
): Root {
  const tree = pipeline.toHast([...definitions, ...nodes]);
  guardAddresses(tree, policy, end);
  // Words that are held back are not there yet, and no marker stands before its words.
  const shown = markers.filter(({ supports }) => supports.start < end);
  if (shown.length > 0) {
    placeMarkers(tree, shown, {
      side,
      isWhole: end === Infinity,
      source: source.text,
      at: source.at,
      from: source.from,
      end,
      create: groupElement,
    });
  }
  // Last, because a marker stands after a tag and not in it.
  rawToText(tree);
  return tree;
}
