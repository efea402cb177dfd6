import type { RootContent } from 'mdast';
import type { Read } from './create-reader.ts';
import type { Definitions } from './definitions.ts';
import { restOf, type Long } from './inside/long.ts';
import { labelsOf } from './part.ts';
import type { Place } from './place.ts';

/** A parse of the open tail. */
export interface Tail {
  nodes: RootContent[];
  /** Whether the first node is only the rest of a long block. */
  isRest: boolean;
  /** All labels that the parse knew, those of its own definitions included. */
  labels: ReadonlySet<string>;
}

/** Where the tail begins: its first block, or the rest of it. */
export interface Open {
  cut: Place;
  long: Long | undefined;
}

/** @param rest the text from the open place on, as it is or as it is shown */
export function readTail(
  read: Read,
  definitions: Definitions,
  { cut, long }: Open,
  text: string,
  rest: string,
): Tail {
  if (long) {
    const told = definitions.settledIn(rest);
    const nodes = restOf(long.head, rest, read(rest, long.at, told, long.prefix));
    if (nodes) return { nodes, isRest: true, labels: new Set([...told, ...labelsOf(nodes)]) };
  }
  const tail = long ? text.slice(cut.offset, long.at.offset) + rest : rest;
  const told = definitions.settledIn(tail);
  const nodes = read(tail, cut, told);
  return { nodes, isRest: false, labels: new Set([...told, ...labelsOf(nodes)]) };
}
