import { expect, test } from 'vitest';
import { createSame } from './same.ts';

const plugin = () => {};

test('what is written anew and says the same is the same', () => {
  const same = createSame<unknown>();
  const first = same([plugin, [plugin, { a: 1, b: ['x'] }]]);
  expect(same([plugin, [plugin, { a: 1, b: ['x'] }]])).toBe(first);
});

test.each([
  [[plugin], [() => {}]],
  [[[plugin, { a: 1 }]], [[plugin, { a: 2 }]]],
  [{ a: plugin }, { b: plugin }],
  [{ a: undefined }, {}],
  [[plugin], [plugin, plugin]],
  [[], {}],
  [{ a: new Date(0) }, { a: new Date(0) }],
])('%j and %j are told apart', (one, other) => {
  const same = createSame<unknown>();
  same(one);
  expect(same(other)).toBe(other);
});

test('an option that holds itself is compared to an end', () => {
  const knot = () => {
    const options: Record<string, unknown> = {};
    options.self = options;
    return options;
  };
  const same = createSame<unknown>();
  same(knot());
  const other = knot();
  expect(same(other)).toBe(other);
});
