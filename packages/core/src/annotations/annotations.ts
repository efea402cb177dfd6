import type { WireCitation } from '../message/cited-message.ts';
import type { Chunk, Source } from '../sources/source.ts';
import type { TextRange } from '../sources/text-range.ts';

/** One citation: which source, which place in it, and the words as the API quoted them. */
export interface Citation<D = unknown> {
  /** Unique within its answer and the same live and reloaded. */
  id: string;
  sourceKey: string;
  /** The verbatim quote (`cited_text`). It can be empty, and can hold line breaks and control characters. */
  quote: string;
  /** What `range` counts. */
  unit: 'char' | 'page' | 'block' | 'web' | 'unknown';
  /** The place in the source as the wire gave it, or `null` where the wire gives none. */
  range: TextRange | null;
  /** The caller's own blocks that the citation covers, where the source is made of blocks. */
  chunks: readonly Chunk<D>[];
  /**
   * How the citation and its source contradict each other. `no-source`: the request has no source at its index.
   * `title`: that source has another title. `quote`: its text does not have these words.
   */
  conflict?: 'no-source' | 'title' | 'quote';
  wire: WireCitation;
}

/** A number in the answer's text that stands for the citations of one block. */
export interface Marker<D = unknown> {
  /** Unique within its answer and the same live and reloaded. */
  id: string;
  /** From 1, in the order of the text. */
  number: number;
  sourceKey: string;
  /** Which block of the answer it belongs to, counted over all messages from 0. */
  block: number;
  /** The words it supports: its block's visible text in `Annotations.text`, as UTF-16 offsets. */
  supports: TextRange;
  /** Where it stands in `Annotations.text`, as a UTF-16 offset. */
  offset: number;
  /** `false` while the marker may still move forward, because its block or the punctuation after it is arriving. */
  settled: boolean;
  citations: readonly Citation<D>[];
}

/** The markers that stand at one place of the text, smallest number first. */
export interface MarkerGroup<D = unknown> {
  id: string;
  offset: number;
  markers: readonly Marker<D>[];
}

/** A cited source with the markers that use it. */
export interface SourceEntry<D = unknown> {
  source: Source<D>;
  /** The source's number; `null` when numbers count passages or citations and no single one stands for it. */
  number: number | null;
  markers: readonly Marker<D>[];
}

/** All that a view needs to know about an answer. */
export interface Annotations<D = unknown> {
  /** The answer's text: its text blocks joined. */
  text: string;
  /** In the order of the text. */
  groups: readonly MarkerGroup<D>[];
  /** In the order of the text. */
  markers: readonly Marker<D>[];
  /** The cited sources, in the order of their first citation. */
  sources: readonly SourceEntry<D>[];
  /** Sources that were given, or found while answering, and are not cited. */
  uncited: readonly Source<D>[];
  /** On which side of closing punctuation the markers stand: what `placement` and `locale` come to. */
  side: 'after' | 'before';
}

export type Numbering = 'source' | 'passage' | 'citation';
export type Placement = 'auto' | 'after-punctuation' | 'before-punctuation';
