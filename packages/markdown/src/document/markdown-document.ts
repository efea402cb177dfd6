import type { Definition, RootContent } from 'mdast';

/** One top-level node of the document. */
export interface DocumentBlock {
  /**
   * The UTF-16 offset of the line it begins on. No other block has it, and it stays the same while the block grows or
   * turns out to be something else.
   */
  key: number;
  /**
   * Positions count over the whole text. Children that will not change keep their identity while the node itself is
   * made anew. The text of a long paragraph is more than one text node.
   */
  node: RootContent;
  /** Whether it stays as it is, but for definitions that arrive late. */
  settled: boolean;
  /** The definitions elsewhere in the document that its references need, in the order of the document. */
  definitions: readonly Definition[];
  /** The text of a long code block in pieces, of which all but the last stay as they are. */
  pieces?: readonly string[];
}

export interface MarkdownDocument {
  /** In the order of the text. One that has not changed since the last update is the same object. */
  blocks: readonly DocumentBlock[];
  /**
   * Where the shown text ends, as a UTF-16 offset: at the end of the text, or before what is held back until it is
   * clear what it is. A node that reaches beyond it has been completed and is not all there.
   */
  end: number;
}

/**
 * What to draw of an open tail: its first `keep` UTF-16 code units, and `add` after them. It holds back and completes;
 * it never edits.
 */
export type Repair = (tail: string) => { keep: number; add: string };
