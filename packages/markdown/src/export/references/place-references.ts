import type { Parse } from '../../syntax/create-parse.ts';
import { bareOf, changedBlocks } from './bare.ts';
import { readBlocks } from './blocks.ts';
import { createPlacing, NEAR, ALL_BEHIND } from './create-placing.ts';
import type { Written } from './fit-in-leaf.ts';
import { insert, paragraphBehind } from './insertion.ts';
import { labelsIn, labelsOf } from './labels.ts';

export interface Document {
  /** Markdown in which nothing is left open at the end. */
  source: string;
  /** The labels of our footnotes, in lower case. Their definitions will stand behind it. */
  labels: ReadonlySet<string>;
  /** Reads Markdown with footnotes. */
  parse: Parse;
}

/**
 * Puts references into a text so that it reads as before, and each of them as a reference. Most texts are read twice
 * for it: as they were, and with all references in their places. Where that does not read the same, the references of
 * the blocks that have changed move away step by step.
 *
 * @param references in the order of the text
 */
export function placeReferences(document: Document, references: readonly Written[]): string {
  const { source, labels, parse } = document;
  const isOurs = (label: string) => labels.has(label);
  const root = parse(source);
  const before = bareOf(root, isOurs).blocks;
  const blocks = readBlocks(root, source);
  const byTop = new Map<number, Written[]>();
  for (const reference of references) {
    const top = blocks.topAt(reference.offset);
    const own = byTop.get(top);
    if (own) own.push(reference);
    else byTop.set(top, [reference]);
  }
  const expected = references.reduce((sum, { text }) => sum + labelsIn(text).length, 0);
  const definitions = [...labels].map((label) => `[^${label}]: x`).join('\n');
  const reading = { parse, labels: labelsOf(root, isOurs) };
  const placing = createPlacing({ ...reading, source, blocks, references: byTop });
  const distances = new Map([...byTop.keys()].map((top) => [top, NEAR]));

  for (let round = 0; round < ROUNDS; round += 1) {
    const result = insert(source, placing(distances));
    const after = bareOf(parse(`${result}\n\n${definitions}`), isOurs);
    const changed = changedBlocks(before, after.blocks);
    const isWhole = after.references === expected && after.definitions === labels.size;
    if (changed.length === 0 && isWhole) return result;
    moveAway(changed, distances, round === ROUNDS - 2);
  }
  return behindAll(source, references);
}

/** Each round moves what has been found to do harm; before the last one it moves as far as there is to go. */
const ROUNDS = 7;

function moveAway(changed: readonly number[], distances: Map<number, number>, far: boolean): void {
  const own = changed.filter((top) => distances.has(top));
  // References can reach beyond their block, but only forward.
  const before = [...distances.keys()].filter((top) => top < (changed[0] ?? Infinity)).slice(-1);
  for (const top of own.length > 0 ? own : before) {
    distances.set(top, far ? ALL_BEHIND : Math.min(ALL_BEHIND, distances.get(top)! + 1));
  }
}

/** For a text that cannot be read: it stays as it is, and all references stand behind it. */
export function behindAll(source: string, references: readonly Written[]): string {
  const all = references.map(({ text }) => text).join('');
  return insert(source, [paragraphBehind(source, source.length, all)]);
}
