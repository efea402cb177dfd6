import type { Element } from 'hast';

/** What is made part by part, in the element that holds the parts. */
export function Slot({ node }: { node: Element }) {
  return node.data?.citedSlot;
}
