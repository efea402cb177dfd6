import type { CitedMessage } from '../message/cited-message.ts';
import { listSources } from '../sources/list-sources.ts';
import { createSourceTable } from '../sources/source-table.ts';
import type { Source } from '../sources/source.ts';
import { annotateBlock } from './annotate-block.ts';
import type { AnnotateOptions } from './annotate-options.ts';
import type { Annotations } from './annotations.ts';
import { isSameBefore, joinBlocks, start } from './join-blocks.ts';
import { createNumbers } from './numbers.ts';
import { sideOf } from './placement.ts';
import { countFinal, extendProgress, type Progress } from './progress.ts';
import { createCitationReader } from './read-citations.ts';

/** Annotates one answer again and again while it grows. */
export interface Annotator<D> {
  annotate(messages: readonly CitedMessage[]): Annotations<D>;
  /** Every source known at the last call, in the order of the request, then of the answer. */
  sources(): readonly Source<D>[];
}

/**
 * `annotate` for an answer that grows. What is final is not read again as long as its blocks are the same objects,
 * and keeps its identity. At every moment it gives what a new annotator would give.
 */
export function createAnnotator<D = unknown>(options: AnnotateOptions<D> = {}): Annotator<D> {
  const { numbering = 'source', placement = 'auto', reveal = 'stream', locale = 'en' } = options;
  const side = sideOf(placement, locale);
  const listed = options.sources && listSources(options.sources);
  const readCitations = createCitationReader(listed);
  const numbers = createNumbers(numbering);
  const nothing = (): Progress<D> => ({
    position: start,
    text: '',
    numbers: 0,
    markers: [],
    groups: [],
    entries: new Map(),
    table: createSourceTable(listed),
  });

  /** What will not change any more. */
  let final = nothing();
  let before: readonly CitedMessage[] = [];
  let sources: readonly Source<D>[] = [];
  let uncited: readonly Source<D>[] = [];

  function annotate(messages: readonly CitedMessage[]): Annotations<D> {
    if (!isSameBefore(final.position, before, messages)) final = nothing();
    before = messages;
    numbers.rewind(final.numbers);

    const joined = joinBlocks(messages, final.position, reveal);
    const surroundings = {
      text: joined.map(({ text }) => text).join(''),
      offset: final.position.offset,
      isWhole: !messages.some((message) => message.open),
      side,
      numbers,
      readCitations,
    };
    const blocks = joined.map((each) => annotateBlock(each, surroundings));

    const count = countFinal(blocks);
    final = extendProgress(final, blocks.slice(0, count), numbering);
    const base = { ...final, table: final.table.fork() };
    const shown = extendProgress(base, blocks.slice(count), numbering);

    sources = shown.table.list();
    uncited = sameOr(
      uncited,
      sources.filter(({ key, known }) => known && !shown.entries.has(key)),
    );
    return {
      text: shown.text,
      markers: shown.markers,
      groups: shown.groups,
      sources: [...shown.entries.values()],
      uncited,
      side,
    };
  }

  return { annotate, sources: () => sources };
}

/** The list there was, if the new one holds the very same. */
function sameOr<T>(old: readonly T[], list: readonly T[]): readonly T[] {
  return old.length === list.length && list.every((item, at) => item === old[at]) ? old : list;
}
