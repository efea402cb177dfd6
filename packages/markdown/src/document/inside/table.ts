import type { RootContent, Table } from 'mdast';
import { lineOf } from '../place.ts';

/** The lines of the header and the delimiters, without which a row is no row. They end where the first row begins. */
export function headerOf(text: string, table: Table): string {
  return text.slice(lineOf(table).offset, lineOf(table.children[1]!).offset);
}

/** The open rows, of which the header that was read with them is none, and what follows the table. */
export function restOfTable(nodes: RootContent[]): RootContent[] | undefined {
  const [first, ...others] = nodes;
  if (first?.type !== 'table') return undefined;
  return [{ ...first, children: first.children.slice(1) }, ...others];
}
