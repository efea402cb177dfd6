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

test('options as deep as a schema, and options that hold themselves, are compared to their end', () => {
  const schema = (name: string) => {
    const options: Record<string, unknown> = {
      a: { b: { c: { d: { e: [['className', name]] } } } },
    };
    options.self = options;
    return [[plugin, options]];
  };
  const same = createSame<unknown>();
  const first = same(schema('x'));
  expect(same(schema('x'))).toBe(first);
  expect(same(schema('y'))).not.toBe(first);
});
