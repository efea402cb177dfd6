import { expect, test } from 'vitest';
import { shareEqual } from './share-equal.ts';

test('an equal copy gives the first object back', () => {
  const first = { a: [1, { b: 'x' }], c: null };
  expect(shareEqual(first, structuredClone(first))).toBe(first);
});

test('what changed is new, what did not is the same object', () => {
  const first = { same: { a: 1 }, other: { b: 1 } };
  const next = { same: { a: 1 }, other: { b: 2 } };
  const shared = shareEqual(first, next);
  expect(shared).toEqual(next);
  expect(shared.same).toBe(first.same);
});

test('a key or an item more or less is a change', () => {
  expect(shareEqual({ a: 1, b: undefined }, { a: 1 })).toEqual({ a: 1 });
  expect(shareEqual({ a: undefined }, { b: undefined })).toHaveProperty('b');
  expect(shareEqual([1, 2], [1])).toEqual([1]);
  expect(shareEqual([1], [1, 2])).toEqual([1, 2]);
});

test('objects of a class are compared as they are', () => {
  const error = new Error('x');
  expect(shareEqual(new Error('x'), error)).toBe(error);
});
