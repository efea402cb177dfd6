/** The blocks that one Streamdown has drawn. */
export interface DrawnBlocks {
  subscribe(listener: () => void): () => void;
  /** Their text, if they are not the blocks that were expected, else `null`. */
  getSeen(): readonly string[] | null;
  /** Tells what a block shows. */
  add(index: number, content: string): () => void;
  /** Tells which blocks there should be. */
  expect(blocks: readonly string[]): void;
}

const all = new WeakMap<object, DrawnBlocks>();

/** @param components Streamdown makes this object once and hands it to each of its blocks: nothing else is theirs */
export function drawnBlocksOf(components: object): DrawnBlocks {
  const blocks = all.get(components) ?? createDrawnBlocks();
  all.set(components, blocks);
  return blocks;
}

export function createDrawnBlocks(): DrawnBlocks {
  const listeners = new Set<() => void>();
  const contents = new Map<number, string>();
  let expected: readonly string[] = [];
  let seen: readonly string[] | null = null;
  let waits = false;

  function look(): void {
    waits = false;
    const drawn = [...contents].sort(([one], [other]) => one - other).map(([, text]) => text);
    const next = areAlike(drawn, expected) ? null : drawn;
    if (next === seen || (next && seen && isEqual(next, seen))) return;
    seen = next;
    for (const listener of [...listeners]) listener();
  }

  /** Blocks tell one by one; when all of a commit have told, and before the browser paints, is the time to look. */
  function lookSoon(): void {
    if (waits) return;
    waits = true;
    queueMicrotask(look);
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSeen: () => seen,
    add(index, content) {
      contents.set(index, content);
      lookSoon();
      return () => {
        contents.delete(index);
        lookSoon();
      };
    },
    expect(blocks) {
      if (blocks === expected) return;
      expected = blocks;
      lookSoon();
    },
  };
}

function isEqual(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, at) => text === other[at]);
}

/** Whether they are the same blocks, some of them perhaps with small changes. */
function areAlike(drawn: readonly string[], expected: readonly string[]): boolean {
  return (
    drawn.length === expected.length &&
    drawn.every((text, at) => text === expected[at] || beginsLike(text, expected[at]!))
  );
}

function beginsLike(one: string, other: string): boolean {
  const [short, long] = [beginning(one), beginning(other)].sort((a, b) => a.length - b.length);
  return long!.startsWith(short!);
}

/** The first letters and digits: what stands between them may have been changed. */
function beginning(text: string): string {
  return text
    .slice(0, 80)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 24);
}
