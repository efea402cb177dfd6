import type { Parse } from '../../syntax/create-parse.ts';
import { bareOf, type Bare } from './bare.ts';
import { labelsIn, type Labels } from './labels.ts';

/** What texts are read with. */
export interface Reading {
  parse: Parse;
  labels: Labels;
}

/**
 * The running texts of some blocks, each read by itself. They are read at one go, because a parser takes longer to set
 * up than to read a paragraph.
 */
export function readParagraphs(texts: readonly string[], { parse, labels }: Reading): Bare[] {
  const { isOurs, footnotes, links } = labels;
  const used = new Set(
    texts.flatMap(labelsIn).filter((label) => isOurs(label) || footnotes.has(label)),
  );
  const definitions = [...used].map((label) => `[^${label}]: x`);
  const { children } = parse([...texts.map(asParagraph), ...definitions].join('\n\n'), links);
  return texts.map((_, at) => {
    const paragraph = children[at];
    return bareOf({ type: 'root', children: paragraph ? [paragraph] : [] }, isOurs);
  });
}

/**
 * A text with the same inline syntax, in which nothing begins another block: a word stands before it, and its lines are
 * indented so far that they can only go on with the paragraph, whatever container they stood in.
 */
function asParagraph(text: string): string {
  return `x ${text.replaceAll(/(?:\r\n|\r|\n)[ \t>]*/g, '\n    ')}`;
}
