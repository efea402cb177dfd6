'use client';
import type { Element } from 'hast';
import type { List, ListItem } from 'mdast';
import * as React from 'react';
import { elementsOf } from '../first-element.ts';
import type { BlockProps } from './block-props.ts';
import { PartedBlock } from './parted-block.tsx';
import { whereNodesAre } from './start-of.ts';

export function ListBlock({ view, drawing }: BlockProps<List>) {
  const { node } = view.part;
  const isLoose = (node.spread ?? false) || node.children.some(({ spread }) => spread);
  const hasTasks = node.children.some(({ checked }) => typeof checked === 'boolean');
  const wrap = React.useCallback(
    (item: ListItem): List => ({ type: 'list', spread: isLoose, children: [item] }),
    [isLoose],
  );
  return (
    <PartedBlock
      view={view}
      drawing={drawing}
      parts={node.children}
      where={whereNodesAre}
      shell={{ ...node, children: [] }}
      fill={hasTasks ? fillTasks : fill}
      wrap={wrap}
      unwrap={elementsOf}
    />
  );
}

function fill(list: Element, items: Element): void {
  list.children = [items];
}

function fillTasks(list: Element, items: Element): void {
  fill(list, items);
  list.properties.className = ['contains-task-list'];
}
