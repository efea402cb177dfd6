/** From what size on a block settles from within. Below it, parsing the whole block again costs less than caring. */
export interface Limits {
  /** Characters of a list or a table before its first open item or row. */
  block: number;
  /** Characters between two cuts of a paragraph. */
  paragraph: number;
  /** Lines of fenced code that are read without the parser. More than a piece. */
  code: number;
  /** Lines in a piece of code. */
  piece: number;
}

export const LIMITS: Limits = { block: 1000, paragraph: 400, code: 100, piece: 50 };
