import type { Parse } from '../syntax/create-parse.ts';
import { createGrowing } from './create-growing.ts';
import { LIMITS, type Limits } from './inside/limits.ts';
import type { MarkdownDocument, Repair } from './markdown-document.ts';

export interface DocumentOptions {
  /** Whether long blocks settle from within. Plugins that change how text is parsed do not allow it. @default true */
  inside?: boolean | undefined;
}

export interface UpdateOptions {
  /** Without it the tail is shown as it is. */
  repair?: Repair | undefined;
}

/** A document that is parsed while its text arrives. Each update costs as much as its open tail is long. */
export interface IncrementalDocument {
  /**
   * The document of a text, which the text and the options alone decide, however the text arrived.
   *
   * @param text the last text and more of it, or another text altogether
   */
  update(text: string, options?: UpdateOptions): MarkdownDocument;
}

export function createDocument(
  parse: Parse,
  { inside = true }: DocumentOptions = {},
): IncrementalDocument {
  return createLimitedDocument(parse, inside ? LIMITS : undefined);
}

/** @param limits from what sizes on blocks settle from within; none ever does if there are none */
export function createLimitedDocument(
  parse: Parse,
  limits: Limits | undefined,
): IncrementalDocument {
  let growing = createGrowing(parse, limits);
  let last: { text: string; repair: Repair | undefined; document: MarkdownDocument } | undefined;
  return {
    update(text, { repair } = {}) {
      if (last?.text === text && last.repair === repair) return last.document;
      // Engines compare strings many times faster than they look for one at the start of the other.
      const goesOn = last !== undefined && text.slice(0, last.text.length) === last.text;
      if (!goesOn) growing = createGrowing(parse, limits);
      last = undefined;
      // The parser drops a byte order mark at the start, and counts from there.
      const mark = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
      const { blocks, end } = growing.update(text.slice(mark), repair);
      const document = { blocks, end: end + mark };
      last = { text, repair, document };
      return document;
    },
  };
}

const BYTE_ORDER_MARK = '\uFEFF';
