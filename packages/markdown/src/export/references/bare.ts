import type { Nodes, Paragraph, Parents, Root } from 'mdast';

/** What there is of a document when our footnotes are taken out of it. */
export interface Bare {
  /** Each top-level block as a text that is equal exactly if the blocks are. */
  blocks: readonly string[];
  /** How many references to our footnotes there were. */
  references: number;
  /** How many definitions of them. */
  definitions: number;
}

/** @param isOurs tells our labels */
export function bareOf(root: Root, isOurs: (label: string) => boolean): Bare {
  const counts = { references: 0, definitions: 0 };

  function bare(node: Nodes): Nodes | null {
    if (!('children' in node)) return node;
    const children: Nodes[] = [];
    let hadOurs = false;
    for (const child of node.children) {
      if (child.type === 'footnoteReference' && isOurs(child.identifier)) {
        counts.references += 1;
        hadOurs = true;
        dropSpace(children);
      } else if (child.type === 'footnoteDefinition' && isOurs(child.identifier)) {
        counts.definitions += 1;
      } else {
        const own = bare(child);
        if (own) add(children, own);
      }
    }
    if (node.type === 'paragraph' && hadOurs && children.length === 0) return null;
    return { ...node, children } as Parents;
  }

  const blocks = (bare(root) as Root).children.map((block) => JSON.stringify(block, leaveOut));
  return { blocks, ...counts };
}

function add(children: Nodes[], child: Nodes): void {
  const last = children.at(-1);
  if (child.type === 'text' && last?.type === 'text') {
    children[children.length - 1] = { type: 'text', value: last.value + child.value };
  } else children.push(child);
}

/** The space that keeps a reference apart from what it must not touch. No reference stands behind white space else. */
function dropSpace(children: Paragraph['children'] | Nodes[]): void {
  const last = children.at(-1);
  if (last?.type !== 'text' || !last.value.endsWith(' ')) return;
  children.pop();
  if (last.value !== ' ') children.push({ type: 'text', value: last.value.slice(0, -1) });
}

function leaveOut(key: string, value: unknown): unknown {
  return key === 'position' ? undefined : value;
}

/** Which of the blocks of a document are not as they were, as indexes. */
export function changedBlocks(before: readonly string[], after: readonly string[]): number[] {
  if (before.length === after.length) {
    return before.flatMap((block, at) => (block === after[at] ? [] : [at]));
  }
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = before.length;
  const shift = after.length - before.length;
  while (end > start && before[end - 1] === after[end + shift - 1]) end -= 1;
  // If there is only more than there was, it is at the seam.
  if (start === end) return [start - 1, start].filter((at) => at >= 0 && at < before.length);
  return Array.from({ length: end - start }, (_, at) => start + at);
}
