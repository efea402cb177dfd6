import type { Marker } from '@cited-stream/core';
import { expect, test } from 'vitest';
import { dealOut, inGroups } from './deal-out.ts';

const marker = (end: number) => ({ id: `m${end}`, supports: { start: end - 1, end } }) as Marker;
const parts = [{ start: 0 }, { start: 10 }, { start: 20 }];
const startOf = ({ start }: { start: number }) => start;
const where = { startOf, seenFrom: startOf };
const source = { text: 'x'.repeat(60), at: 0, from: 0 };
const ids = (views: readonly { markers: readonly Marker[] }[]) =>
  views.map(({ markers }) => markers.map(({ id }) => id));

test('a marker goes to the part in which its words end', () => {
  const markers = [1, 10, 11, 30].map(marker);
  expect(ids(dealOut([], parts, where, markers, Infinity, source))).toEqual([
    ['m1', 'm10'],
    ['m11'],
    ['m30'],
  ]);
});

test('what shows nothing has no marker, and words in the syntax before a part belong to what comes before', () => {
  const seen = [Infinity, 12, Infinity, 25];
  const four = [...parts, { start: 23 }].sort((a, b) => a.start - b.start);
  const seenFrom = (part: { start: number }) => seen[four.indexOf(part)]!;
  const markers = [3, 11, 13, 22, 24, 26].map(marker);
  expect(ids(dealOut([], four, { startOf, seenFrom }, markers, Infinity, source))).toEqual([
    [],
    ['m3', 'm11', 'm13', 'm22', 'm24'],
    [],
    ['m26'],
  ]);
});

test('with nothing changed the list itself is the one there was', () => {
  const markers = [marker(5)];
  const views = dealOut([], parts, where, markers, 30, source);
  expect(dealOut(views, parts, where, [...markers], 30, source)).toBe(views);
});

test('only the part whose marker, text or end changed has a new view', () => {
  const markers = [5, 15, 25].map(marker);
  const before = dealOut([], parts, where, markers, 30, source);
  const changed = (after: typeof before) => after.map((view, at) => view !== before[at]);
  expect(
    changed(dealOut(before, parts, where, [markers[0]!, marker(15), markers[2]!], 30, source)),
  ).toEqual([false, true, false]);
  expect(
    changed(dealOut(before, [parts[0]!, { start: 10 }, parts[2]!], where, markers, 30, source)),
  ).toEqual([false, true, false]);
  expect(changed(dealOut(before, parts, where, markers, 31, source))).toEqual([false, false, true]);
  expect(changed(dealOut(before, [...parts, { start: 40 }], where, markers, 50, source))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('a group with the same items is the same group', () => {
  const before = inGroups<number>([], [1, 2, 3, 4, 5], 2);
  const after = inGroups(before, [1, 2, 3, 9, 5, 6], 2);
  expect(after).toEqual([
    [1, 2],
    [3, 9],
    [5, 6],
  ]);
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
});
