import type { Element, ElementContent, Nodes, Parents, Root } from 'hast';
import { isStructure } from './kinds.ts';
import type { Line } from './line-of.ts';
import type { Place } from './read-places.ts';
import { spotAt } from './spot.ts';

interface Insertion {
  element: Element;
  /** The offset in the text that it divides, or `Infinity` if it stands behind the node. */
  within: number;
}

export interface Insertions {
  /** Puts an element at an offset of the text of a place, behind the outermost inline element that ends there. */
  add(element: Element, place: Place, line: Line, offset: number): void;
  /** Puts an element before all that is seen: at the start of the first place, or of a tree that has none. */
  addFirst(element: Element, place: Place | undefined, tree: Root): void;
  apply(): void;
}

/** Elements that enter a tree all at once, so that no list of children is moved more often than once. */
export function createInsertions(parents: ReadonlyMap<Nodes, Parents>): Insertions {
  const byParent = new Map<Parents, Map<Nodes, Insertion[]>>();

  function behind(node: Nodes, insertion: Insertion): void {
    const parent = parents.get(node)!;
    const byChild = byParent.get(parent) ?? new Map<Nodes, Insertion[]>();
    const insertions = byChild.get(node) ?? [];
    byParent.set(parent, byChild.set(node, insertions));
    insertions.push(insertion);
  }

  return {
    add(element, place, line, offset) {
      const spot = spotAt(place, line, offset, parents);
      if ('inside' in spot) behind(spot.inside.node, { element, within: spot.unit });
      else behind(spot.behind, { element, within: Infinity });
    },
    addFirst(element, place, tree) {
      const parent = place?.parent ?? roomIn(tree);
      let first: Nodes | undefined = place?.pieces[0]?.node;
      while (first && parents.get(first) !== parent) first = parents.get(first);
      const children = parent.children as Nodes[];
      children.splice(first ? children.indexOf(first) : 0, 0, element);
    },
    apply() {
      for (const [parent, byChild] of byParent) {
        parent.children = (parent.children as ElementContent[]).flatMap((child) =>
          divide(child, byChild.get(child) ?? []),
        );
      }
    },
  };
}

/** Where a tree that shows no text has room for an element: an item or a cell, and not the list or the table. */
function roomIn(tree: Root): Parents {
  let room: Parents = tree;
  for (let inside: Element | undefined; (inside = firstElement(room)); room = inside) {
    if (!isStructure(room) && !isStructure(inside)) break;
  }
  return room;
}

function firstElement({ children }: Parents): Element | undefined {
  return (children as Nodes[]).find((child) => child.type === 'element');
}

/** @param insertions in the order of the text */
function divide(node: ElementContent, insertions: readonly Insertion[]): ElementContent[] {
  if (node.type !== 'text') return [node, ...insertions.map(({ element }) => element)];
  const parts: ElementContent[] = [];
  let from = 0;
  const take = (end: number) => {
    const value = node.value.slice(from, end);
    if (value !== '') parts.push({ type: 'text', value });
    from = end;
  };
  for (const { element, within } of insertions) {
    take(within);
    parts.push(element);
  }
  take(Infinity);
  return parts;
}
