import type { Parse } from '../syntax/create-parse.ts';
import { keepBlock, toBlocks } from './blocks.ts';
import { createReader } from './create-reader.ts';
import { createDefinitions } from './definitions.ts';
import type { LongCode } from './inside/code.ts';
import type { Limits } from './inside/limits.ts';
import { assemble, type LongNode } from './inside/long-node.ts';
import { definitionsIn, labelsUsedIn, loose } from './labels.ts';
import type { DocumentBlock, MarkdownDocument, Repair } from './markdown-document.ts';
import { headOf, knownAs, nodesOf, readAgain, usedBy, type Part, type Run } from './part.ts';
import { lineOf } from './place.ts';
import { createSettler } from './settle.ts';
import { readTail } from './tail.ts';

/** A document whose text only grows. */
export function createGrowing(parse: Parse, limits: Limits | undefined) {
  const read = createReader(parse);
  const definitions = createDefinitions();
  const settledBlocks: DocumentBlock[] = [];
  let openBlocks: DocumentBlock[] = [];
  /** The settled parts by what they have in brackets, and those that have settled in this update. */
  const users = new Map<string, Set<Part>>();
  let freshParts = new Set<Part>();
  let freshRuns: Run[] = [];

  const { progress, advance } = createSettler({
    read,
    definitions,
    limits,
    shown: (key) => openBlock(key)?.node,
    onPart(part) {
      freshParts.add(part);
      for (const label of part.bracketed) {
        const parts = users.get(label);
        if (parts) parts.add(part);
        else users.set(label, new Set([part]));
      }
    },
    onForget({ parts }) {
      for (const part of parts) {
        freshParts.delete(part);
        for (const label of part.bracketed) users.get(label)?.delete(part);
      }
    },
    onRun: (run) => freshRuns.push(run),
  });

  function openBlock(key: number): DocumentBlock | undefined {
    return openBlocks.find((block) => block.key === key);
  }

  /** Reads the settled parts again that say something else now, and makes blocks of what has settled. */
  function refresh(text: string, changed: readonly string[]): void {
    const parts = new Set(freshParts);
    for (const label of changed) for (const part of users.get(loose(label)) ?? []) parts.add(part);
    const runs = new Set<Run>();
    for (const part of parts) {
      runs.add(part.run);
      const labels = definitions.like(part.bracketed);
      if (knownAs(labels) === part.known) continue;
      readAgain(read, text, part, labels);
      const { long } = progress;
      if (long?.run === part.run) [long.head, long.used] = [headOf(long.run), usedBy(long.run)[0]!];
    }
    for (const run of freshRuns) {
      run.index = settledBlocks.length;
      for (const block of settledBlocksOf(run)) {
        settledBlocks.push(keepBlock(openBlock(block.key), block));
      }
      runs.delete(run);
    }
    for (const run of runs) {
      if (run.index === undefined) continue;
      for (const [offset, block] of settledBlocksOf(run).entries()) {
        const index = run.index + offset;
        settledBlocks[index] = keepBlock(settledBlocks[index], block);
      }
    }
    freshParts = new Set();
    freshRuns = [];
  }

  function settledBlocksOf(run: Run): DocumentBlock[] {
    return toBlocks(nodesOf(run), usedBy(run), { settled: true, definitions, limits });
  }

  function showCode(text: string, code: LongCode, repair: Repair | undefined): MarkdownDocument {
    refresh(text, definitions.open([]));
    const fence = repair && code.heldBack(text);
    // What may close the code is held back, if what begins like it would be.
    const isHeld = fence !== undefined && repair?.(text.slice(fence)).keep === 0;
    const end = isHeld ? fence : text.length;
    const { node, pieces } = code.show(text.slice(0, end));
    const key = lineOf(node).offset;
    return show([{ key, node, settled: false, definitions: [], pieces }], end);
  }

  function showTail(text: string, repair: Repair | undefined): MarkdownDocument {
    const { cut, long } = progress;
    const start = (long?.at ?? cut).offset;
    const { rest, keep } = repaired(text.slice(start), long?.prefix ?? '', repair);
    const { nodes, isRest } = readTail(read, definitions, progress, text, rest);
    refresh(text, definitions.open(definitionsIn(nodes)));

    const used = nodes.map(labelsUsedIn);
    if (isRest && long) {
      nodes[0] = assemble([long.head, nodes[0] as LongNode]);
      used[0] = new Set([...long.used, ...used[0]!]);
    }
    return show(toBlocks(nodes, used, { settled: false, definitions, limits }), start + keep);
  }

  function show(open: readonly DocumentBlock[], end: number): MarkdownDocument {
    openBlocks = open.map((block) => keepBlock(openBlock(block.key), block));
    return { blocks: [...settledBlocks, ...openBlocks], end };
  }

  return {
    update(text: string, repair: Repair | undefined): MarkdownDocument {
      advance(text);
      return progress.code ? showCode(text, progress.code, repair) : showTail(text, repair);
    },
  };
}

function repaired(
  rest: string,
  prefix: string,
  repair: Repair | undefined,
): { rest: string; keep: number } {
  if (!repair) return { rest, keep: rest.length };
  const { keep, add } = repair(prefix + rest);
  const kept = Math.max(keep - prefix.length, 0);
  return { rest: rest.slice(0, kept) + add, keep: Math.min(kept, rest.length) };
}
