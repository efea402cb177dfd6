import type { Stretch } from './blocks.ts';
import { fitInLeaf, type Fitted, type Written } from './fit-in-leaf.ts';
import { insert, type Insertion } from './insertion.ts';
import { labelsIn } from './labels.ts';
import { readParagraphs, type Reading } from './read-paragraphs.ts';

interface Search {
  leaf: Stretch;
  /** How its text reads without references. */
  before: string | undefined;
  fitting: ReturnType<typeof fitInLeaf>;
  trial: readonly Insertion[];
}

/** Finds places for the references in the running texts of many blocks: what each would try next is read together. */
export function fitInLeaves(
  source: string,
  leaves: ReadonlyMap<Stretch, readonly Written[]>,
  reading: Reading,
): Map<Stretch, Fitted> {
  const fitted = new Map<Stretch, Fitted>();

  function advance(search: Search, next: ReturnType<Search['fitting']['next']>): Search[] {
    if (!next.done) return [{ ...search, trial: next.value }];
    fitted.set(search.leaf, next.value);
    return [];
  }

  const plain = readParagraphs(
    [...leaves.keys()].map(({ start, end }) => source.slice(start, end)),
    reading,
  );
  let open = [...leaves].flatMap(([leaf, references], at) => {
    const fitting = fitInLeaf(source, leaf, references);
    return advance({ leaf, before: plain[at]!.blocks[0], fitting, trial: [] }, fitting.next());
  });
  while (open.length > 0) {
    const read = readParagraphs(
      open.map(({ leaf, trial }) => textWith(source, leaf, trial)),
      reading,
    );
    open = open.flatMap((search, at) => {
      const { blocks, references } = read[at]!;
      const isSame = blocks[0] === search.before && references === countOf(search.trial);
      return advance(search, search.fitting.next(isSame));
    });
  }
  return fitted;
}

function textWith(source: string, { start, end }: Stretch, trial: readonly Insertion[]): string {
  const own = trial.map(({ offset, text }) => ({ offset: offset - start, text }));
  return insert(source.slice(start, end), own);
}

function countOf(insertions: readonly Insertion[]): number {
  return insertions.reduce((sum, { text }) => sum + labelsIn(text).length, 0);
}
