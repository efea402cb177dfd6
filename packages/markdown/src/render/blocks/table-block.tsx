'use client';
import type { Element } from 'hast';
import type { Table, TableRow } from 'mdast';
import * as React from 'react';
import { firstSeen } from '../first-seen.ts';
import { elementsOf } from '../first-element.ts';
import { createSame } from '../same.ts';
import type { BlockProps } from './block-props.ts';
import { PartedBlock } from './parted-block.tsx';
import { whereNodesAre } from './start-of.ts';

/** The head belongs to the table, the rows under it are parts. */
export function TableBlock({ view, drawing }: BlockProps<Table>) {
  const { node } = view.part;
  const [same] = React.useState(createSame<Table['align']>);
  const align = same(node.align);
  const [head, ...rows] = node.children;
  const wrap = React.useCallback(
    // A table's first row is its head, whatever is in it.
    (row: TableRow): Table => ({ type: 'table', align: align ?? null, children: [NO_HEAD, row] }),
    [align],
  );
  // Words in the bars before a row's first cell are words of the head.
  const firstRow = Math.min(...rows.slice(0, 1).map((row) => firstSeen(row, view.source)));
  const inRows = view.markers.findIndex(({ supports }) => supports.end > firstRow);
  const count = inRows < 0 ? view.markers.length : inRows;
  return (
    <PartedBlock
      view={{ ...view, markers: view.markers.slice(count) }}
      drawing={drawing}
      parts={rows}
      where={whereNodesAre}
      shell={{ ...node, children: head ? [head] : [] }}
      shellMarkers={view.markers.slice(0, count)}
      fill={rows.length > 0 ? fill : leave}
      wrap={wrap}
      unwrap={rowsOf}
    />
  );
}

const NO_HEAD: TableRow = { type: 'tableRow', children: [] };

function fill(table: Element, rows: Element): void {
  table.children.push({ type: 'element', tagName: 'tbody', properties: {}, children: [rows] });
}

function leave(): void {}

function rowsOf(table: Element): Element[] {
  return elementsOf(table)
    .filter(({ tagName }) => tagName === 'tbody')
    .flatMap(elementsOf);
}
