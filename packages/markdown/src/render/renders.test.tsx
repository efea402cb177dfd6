import type { Answer } from '@cited-stream/core';
import { eventsOf } from '@cited-stream/testing';
import { cite, documents, liveStates } from '@cited-stream/testing/answers';
import * as React from 'react';
import { beforeEach, expect, test } from 'vitest';
import { messageOf, show, statesOf, type Piece } from '../test/show.tsx';
import type { MarkdownComponents } from './drawing.ts';

/** How often each block was drawn, by what it begins with. */
const drawn = new Map<string, number>();

/** How many blocks there were when each was drawn first. */
const seenAt = new Map<string, number>();

beforeEach(() => {
  drawn.clear();
  seenAt.clear();
});

function counted(Tag: 'h2' | 'li' | 'tr' | 'blockquote') {
  return function Counted({ children }: { children?: React.ReactNode }) {
    const name = `${Tag} ${wordsOf(children).slice(0, 24)}`;
    drawn.set(name, (drawn.get(name) ?? 0) + 1);
    return <Tag>{children}</Tag>;
  };
}

function wordsOf(children: React.ReactNode): string {
  return React.Children.toArray(children)
    .map((child) =>
      typeof child === 'string'
        ? child
        : React.isValidElement<{ children?: React.ReactNode }>(child)
          ? wordsOf(child.props.children)
          : '',
    )
    .join('')
    .trim();
}

const components: MarkdownComponents = {
  h2: counted('h2'),
  li: counted('li'),
  tr: counted('tr'),
  blockquote: counted('blockquote'),
};

/** A long answer with all kinds of blocks, in which every sentence of some is cited. */
function longAnswer(sections: number): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < sections; at += 1) {
    pieces.push([`## ${at} Section\n\n${at} Paragraph says `]);
    pieces.push([`what source ${at} holds`, cite(at % 3)], ['. It goes on, and ']);
    pieces.push([`is **cited** again`, cite((at + 1) % 3)], ['.\n\n']);
    pieces.push([`- ${at}a item\n- ${at}b item `], ['cited', cite(0)], ['\n\n']);
    pieces.push([`> ${at} quote\n\n\`\`\`js\nconst x = ${at};\n\`\`\`\n\n`]);
    pieces.push([`| ${at} row | b |\n| - | - |\n| ${at} cell | `], ['d', cite(1)], [' |\n\n']);
  }
  return pieces;
}

/** Every so many states, as frames show them. */
function* frames(states: Iterable<Answer>): Generator<Answer> {
  let count = 0;
  for (const state of states) if (count++ % 8 === 0) yield state;
}

/** Draws each state, and tells which elements of blocks that had been left behind changed afterwards. */
function changedAfterwards(states: Iterable<Answer>, behind: number): string[] {
  let view: ReturnType<typeof show> | undefined;
  const changed: string[] = [];
  let settled = new Set<Node>();
  let observer: MutationObserver | undefined;
  for (const state of states) {
    if (!view) {
      view = show(state);
      observer = new MutationObserver(() => {});
      observer.observe(view.text(), {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
    } else {
      view.next(state);
    }
    for (const { target } of observer!.takeRecords()) {
      for (const block of settled)
        if (block.contains(target)) changed.push(block.textContent ?? '');
    }
    for (const block of settled) if (!block.isConnected) changed.push(block.textContent ?? '');
    const blocks = [...view.text().querySelectorAll('[data-cited-group] > *')];
    settled = new Set(blocks.slice(0, Math.max(0, blocks.length - behind)));
  }
  observer!.disconnect();
  return changed;
}

test('a settled block is drawn once: nothing in it changes while 20 000 characters come', async () => {
  const pieces = longAnswer(120);
  const length = pieces.map(([text]) => text).join('').length;
  const citations = pieces.filter((piece) => piece.length > 1).length;
  expect(length).toBeGreaterThan(20_000);
  expect(citations).toBeGreaterThan(200);
  expect(changedAfterwards(frames(await statesOf(pieces)), 2)).toEqual([]);
});

test('no block is drawn again once another has followed it, not even when the answer ends', async () => {
  const pieces = longAnswer(4);
  const states = await statesOf(pieces);
  const { next, text } = show(states[0]!, { components });
  const late: string[] = [];
  for (const state of states.slice(1)) {
    const blocks = text().querySelectorAll('[data-cited-group] > *').length;
    const before = new Map(drawn);
    next(state);
    for (const [name, count] of drawn) {
      const began = seenAt.get(name) ?? blocks;
      seenAt.set(name, began);
      if (count !== before.get(name) && before.has(name) && blocks > began + 2) late.push(name);
    }
  }
  expect(late).toEqual([]);
});

test('a late citation draws its block and no other', async () => {
  const pieces: Piece[] = [['## A one\n\n'], ['## B two\n\n'], ['## C three']];
  const events = eventsOf(messageOf(pieces)).slice(0, -3);
  const late = {
    type: 'content_block_delta',
    index: 2,
    delta: { type: 'citations_delta', citation: cite(0) as never },
  } as const;
  const states = await liveStates([...events, late], { sources: documents(1) });
  const at = states.findIndex(({ annotations }) => annotations.markers.length > 0);
  const { next, markers } = show(states[at - 1]!, { components });
  drawn.clear();
  next(states[at]!);
  expect(markers()).toHaveLength(1);
  expect([...drawn]).toEqual([['h2 C three', 1]]);
});

test('a link definition that comes late draws the blocks that use it and no other', async () => {
  const pieces: Piece[] = [['## A [docs]\n\n## B\n\n## C [other]\n\n'], ['[docs]: /d\n\nEnd']];
  const states = await statesOf(pieces);
  const at = states.findIndex(({ annotations }) => annotations.text.endsWith('other]\n\n'));
  const view = show(states[at]!, { components });
  drawn.clear();
  for (const state of states.slice(at + 1)) view.next(state);
  expect(view.text().querySelector('a')?.getAttribute('href')).toBe('/d');
  // The last heading is still open while a definition may be part of it.
  expect([...drawn.keys()].filter((name) => name !== 'h2 C [other]')).toEqual(['h2 A docs']);
});

test('when a list becomes loose its items are drawn once more', async () => {
  const states = await statesOf([['- one\n- two\n- three\n'], ['\n- four\n- five']]);
  const at = states.findIndex(({ annotations }) => annotations.text.endsWith('three\n'));
  const view = show(states[at]!, { components });
  drawn.clear();
  for (const state of states.slice(at + 1)) view.next(state);
  expect(view.text().querySelectorAll('li > p')).toHaveLength(5);
  expect([drawn.get('li one'), drawn.get('li two')]).toEqual([1, 1]);
});
