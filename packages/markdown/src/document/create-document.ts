import type { Definition, RootContent } from 'mdast';
import type { Parse } from '../syntax/create-parse.ts';
import { createReader } from './create-reader.ts';
import { createDefinitions } from './definitions.ts';
import { piecesOf } from './inside/code.ts';
import { LIMITS, type Limits } from './inside/limits.ts';
import { assemble, type LongNode } from './inside/long-node.ts';
import { definitionsIn, labelsUsedIn, loose } from './labels.ts';
import type { DocumentBlock, MarkdownDocument } from './markdown-document.ts';
import { knownAs, nodesOf, readAgain, usedBy, type Part, type Run } from './part.ts';
import { endOf, lineOf, startOf } from './place.ts';
import { keepNode } from './same.ts';
import { createSettled } from './settle.ts';
import { readTail } from './tail.ts';

/**
 * What is shown of an unfinished text: the first `keep` characters, and what completes them. It is asked for the text
 * as the parser gets it.
 */
export type Repair = (tail: string) => { keep: number; add: string };

export interface DocumentOptions {
  /** Whether long blocks settle from within, of which plugins would see only a part. @default true */
  inside?: boolean | undefined;
}

export interface UpdateOptions {
  /** What is shown of an open tail. Without it all of it is shown, as it is. */
  repair?: Repair | undefined;
}

/** A document that grows with its text. */
export interface IncrementalDocument {
  /**
   * @param text the text so far, or another text altogether
   * @returns what depends on the text and the options alone, however the text arrived
   */
  update(text: string, options?: UpdateOptions): MarkdownDocument;
}

export function createDocument(
  parse: Parse,
  { inside = true }: DocumentOptions = {},
): IncrementalDocument {
  return createLimitedDocument(parse, inside ? LIMITS : undefined);
}

/** @param limits from what sizes on blocks settle from within; never, if there are none */
export function createLimitedDocument(
  parse: Parse,
  limits: Limits | undefined,
): IncrementalDocument {
  let growing = createGrowing(parse, limits);
  let last: { text: string; repair: Repair | undefined; document: MarkdownDocument } | undefined;
  return {
    update(text, { repair } = {}) {
      if (last && last.text === text && last.repair === repair) return last.document;
      // Engines compare two strings faster than they look for one at the start of the other.
      if (last && text.slice(0, last.text.length) !== last.text) {
        growing = createGrowing(parse, limits);
      }
      // The parser drops a byte order mark and counts from there.
      const mark = text.startsWith(MARK) ? MARK.length : 0;
      const { blocks, end } = growing.update(text.slice(mark), repair);
      last = { text, repair, document: { blocks, end: end + mark } };
      return last.document;
    },
  };
}

const MARK = '\uFEFF';

function createGrowing(parse: Parse, limits: Limits | undefined) {
  const read = createReader(parse);
  const definitions = createDefinitions();
  const users = new Map<string, Set<Part>>();
  const settledBlocks: DocumentBlock[] = [];
  let openBlocks: DocumentBlock[] = [];
  let freshParts: Part[] = [];
  let freshRuns: Run[] = [];

  const { settled, advance } = createSettled({
    read,
    definitions,
    limits,
    shown: (key) => shownBlock(key)?.node,
    onPart(part) {
      freshParts.push(part);
      for (const label of part.bracketed) {
        const parts = users.get(label);
        if (parts) parts.add(part);
        else users.set(label, new Set([part]));
      }
    },
    onForget(run) {
      for (const part of run.parts) for (const label of part.bracketed) users.get(label)?.delete(part);
      freshParts = freshParts.filter((part) => part.run !== run);
    },
    onRun: (run) => freshRuns.push(run),
  });

  function shownBlock(key: number): DocumentBlock | undefined {
    return openBlocks.find((block) => block.key === key);
  }

  function refresh(text: string, changed: readonly string[]): void {
    const touched = new Set(freshParts);
    for (const label of changed) for (const part of users.get(loose(label)) ?? []) touched.add(part);
    const runs = new Set<Run>();
    for (const part of touched) {
      const labels = definitions.like(part.bracketed);
      if (knownAs(labels) !== part.known) {
        readAgain(read, text, part, labels);
        if (part.run === settled.long?.run) settled.long.head = assemble(part.run.parts.map(({ nodes }) => nodes[0] as LongNode));
      }
      if (part.run.index !== undefined) runs.add(part.run);
    }
    for (const run of runs) {
      blocksOf(run).forEach((block, offset) => {
        const index = run.index! + offset;
        settledBlocks[index] = keepBlock(settledBlocks[index], block);
      });
    }
    for (const run of freshRuns) {
      run.index = settledBlocks.length;
      settledBlocks.push(...blocksOf(run).map((block) => keepBlock(shownBlock(block.key), block)));
    }
    freshParts = [];
    freshRuns = [];
  }

  function blocksOf(run: Run): DocumentBlock[] {
    const used = usedBy(run);
    return nodesOf(run).map((node, index) => blockOf(node, used[index]!, true));
  }

  function blockOf(node: RootContent, used: ReadonlySet<string>, isSettled: boolean): DocumentBlock {
    const block: DocumentBlock = {
      key: lineOf(node).offset,
      node,
      settled: isSettled,
      definitions: definitionsFor(node, used),
    };
    if (node.type === 'code' && limits) {
      const pieces = piecesOf(node.value, limits.piece);
      if (pieces.length > 1) block.pieces = pieces;
    }
    return block;
  }

  function definitionsFor(node: RootContent, used: ReadonlySet<string>): readonly Definition[] {
    const needed: Definition[] = [];
    for (const label of used) {
      const definition = definitions.get(label);
      if (definition && !isWithin(node, definition)) needed.push(definition);
    }
    return needed.length === 0 ? NONE : needed.sort((a, b) => startOf(a).offset - startOf(b).offset);
  }

  return {
    update(text: string, repair: Repair | undefined): MarkdownDocument {
      advance(text);
      const { cut, long, code } = settled;
      if (code) {
        refresh(text, definitions.open([]));
        const end = (repair && code.heldBack(text)) ?? text.length;
        const { node, pieces } = code.show(text.slice(0, end));
        const block = { key: cut.offset, node, settled: false, definitions: NONE, pieces };
        openBlocks = [keepBlock(shownBlock(cut.offset), block)];
        return { blocks: [...settledBlocks, ...openBlocks], end };
      }
      const from = (long?.at ?? cut).offset;
      let rest = text.slice(from);
      let end = text.length;
      if (repair) {
        const { prefix } = long ?? { prefix: '' };
        const { keep, add } = repair(prefix + rest);
        const kept = Math.min(Math.max(keep - prefix.length, 0), rest.length);
        end = from + kept;
        rest = rest.slice(0, kept) + add;
      }
      const tail = readTail(read, definitions, settled, text, rest);
      refresh(text, definitions.open(definitionsIn(tail.nodes)));
      openBlocks = tail.nodes.map((node, index) => {
        let used = labelsUsedIn(node);
        let whole = node;
        if (index === 0 && tail.isRest && settled.long) {
          const { head, run } = settled.long;
          whole = assemble([head, node as LongNode]);
          const of = usedBy(run)[0]!;
          used = of.size > 0 ? new Set([...of, ...used]) : used;
        }
        const block = blockOf(whole, used, false);
        const before = shownBlock(block.key);
        return keepBlock(before, block);
      });
      return { blocks: [...settledBlocks, ...openBlocks], end };
    },
  };
}

const NONE: readonly Definition[] = [];

function isWithin(node: RootContent, definition: Definition): boolean {
  const { offset } = startOf(definition);
  return startOf(node).offset <= offset && offset < endOf(node).offset;
}

function keepBlock(before: DocumentBlock | undefined, block: DocumentBlock): DocumentBlock {
  if (!before) return block;
  const node = keepNode(before.node, block.node);
  const isSameList = (a: readonly unknown[] = [], b: readonly unknown[] = []) => a.length === b.length && a.every((each, index) => each === b[index]);
  const definitions = isSameList(before.definitions, block.definitions) ? before.definitions : block.definitions;
  if (node === before.node && before.settled === block.settled && definitions === before.definitions && isSameList(before.pieces, block.pieces)) return before;
  return { ...block, node, definitions };
}
