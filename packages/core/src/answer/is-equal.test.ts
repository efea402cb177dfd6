import { expect, test } from 'vitest';
import { isEqual } from './is-equal.ts';

test('plain values are equal by content, a field that is undefined counts as missing', () => {
  const list = () => [{ title: 'A', content: [{ text: 'x' }] }, { title: 'B' }];
  expect(isEqual(list(), list())).toBe(true);
  expect(isEqual({ locale: undefined }, {})).toBe(true);
  expect(isEqual({}, { locale: undefined })).toBe(true);
  expect(isEqual(NaN, NaN)).toBe(true);
});

test('what differs in a value, a length or a kind is not equal', () => {
  expect(isEqual([{ title: 'A' }], [{ title: 'B' }])).toBe(false);
  expect(isEqual([1], [1, 2])).toBe(false);
  expect(isEqual([], {})).toBe(false);
  expect(isEqual(null, {})).toBe(false);
  expect(isEqual({ a: 1 }, { a: 1, b: 2 })).toBe(false);
});

test('bytes and other instances are compared by identity', () => {
  const bytes = new Uint8Array([1]);
  expect(isEqual({ pdf: bytes }, { pdf: bytes })).toBe(true);
  expect(isEqual({ pdf: bytes }, { pdf: new Uint8Array([1]) })).toBe(false);
});
