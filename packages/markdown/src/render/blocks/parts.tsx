'use client';
import * as React from 'react';
import type { PartView } from '../deal-out.ts';
import type { PartGroup } from './use-parts.ts';

export interface PartsProps<P> {
  groups: readonly PartGroup<P>[];
  startOf(part: P): number;
  /** Must stay the same function for as long as it draws the same. */
  draw(view: PartView<P>): React.ReactNode;
}

/** The parts of a block, each drawn again only when something of it changes. Adds no elements of its own. */
export function Parts<P extends object>({ groups, ...rest }: PartsProps<P>) {
  return groups.map((views, at) => <Group key={at} views={views} {...rest} />);
}

interface GroupProps<P> extends Omit<PartsProps<P>, 'groups'> {
  views: PartGroup<P>;
}

const Group = /* @__PURE__ */ React.memo(function Group<P extends object>({
  views,
  startOf,
  draw,
}: GroupProps<P>) {
  return views.map((view) => <Part key={startOf(view.part)} view={view} draw={draw} />);
}) as <P extends object>(props: GroupProps<P>) => React.ReactNode;

interface PartProps<P> extends Pick<PartsProps<P>, 'draw'> {
  view: PartView<P>;
}

const Part = /* @__PURE__ */ React.memo(function Part<P extends object>({
  view,
  draw,
}: PartProps<P>) {
  return draw(view);
}) as <P extends object>(props: PartProps<P>) => React.ReactNode;
