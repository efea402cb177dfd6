import remarkMath from 'remark-math';
import { expect, test } from 'vitest';
import { createParse } from '../syntax/create-parse.ts';
import { createRepair } from './create-repair.ts';

const parse = createParse();

/** What is drawn of a tail, with `|` between what is kept of it and what is added; without it if nothing is added. */
function drawn(tail: string): string {
  const { keep, add } = createRepair(parse)(tail);
  return tail.slice(0, keep) + (add && `|${add}`);
}

/** How often one repair parses. */
function parsesOf(tail: string): number {
  let count = 0;
  createRepair((text) => {
    count += 1;
    return parse(text);
  })(tail);
  return count;
}

test.each([
  ['Key:\n-', 'Key:\n'],
  ['Key:\n- ', 'Key:\n'],
  ['Key:\n=', 'Key:\n'],
  ['Key:\n--- ', 'Key:\n'],
  ['1', ''],
  ['12.', ''],
  ['a\n1. ', 'a\n'],
  ['- a\n  -', '- a\n'],
  ['- - ', ''],
  ['> a\n>', '> a\n'],
  ['> a\n> - ', '> a\n'],
  ['##', ''],
  ['## ', ''],
  ['**', ''],
  ['3. 4', ''],
])('a last line that may be any kind of block is withheld: %j', (tail, shown) => {
  expect(drawn(tail)).toBe(shown);
});

test.each([
  '1. a',
  '- a',
  '# a',
  '#a',
  '12 apples',
  'a 12',
  '3. 4.5',
  '- a\n- b',
  '1986. A year',
  'Key:\n---\n',
])('a line that has said what it is stays: %j', (tail) => {
  expect(drawn(tail)).toBe(tail);
});

test.each([
  ['- [', ''],
  ['- [x', ''],
  ['- [ ]', ''],
  ['- [ ] ', ''],
  ['- [ ] t', '- [ ] t'],
  ['- a\n- [x] ', '- a\n'],
])('the box of a task is withheld until the task has a word: %j', (tail, shown) => {
  expect(drawn(tail)).toBe(shown);
});

test.each([
  ['```', ''],
  ['```py', ''],
  ['a\n~~~ p', 'a\n'],
  ['- ```py', ''],
  ['```py\n', '```py\n'],
  ['```py\nx\n`', '```py\nx\n'],
  ['```py\nx\n``` ', '```py\nx\n'],
  ['```py\nx\n~', '```py\nx\n~'],
  ['```py\n- [ **x `y', '```py\n- [ **x `y'],
  ['```py\nx\n- ', '```py\nx\n- '],
  ['- ```\n  x\n-', '- ```\n  x\n'],
  ['a\n\n    **x', 'a\n\n    **x'],
  ['a\n\n    -', 'a\n\n'],
  ['<div>\n**x', '<div>\n**x'],
])('of code and HTML only a line that may be a fence is withheld: %j', (tail, shown) => {
  expect(drawn(tail)).toBe(shown);
});

test.each([
  ['[docs]:', ''],
  ['[docs]: https://e.o', ''],
  ['[docs]: /a\n[b]: /b "ti', '[docs]: /a\n'],
  ['[docs]:\n/a', ''],
  ['[docs]: /a\n', '[docs]: /a\n'],
  ['[Note]: this is', '[Note]: this is'],
  ['a\n[docs]: /a', 'a\n[docs]: /a'],
])('the definition of a link is withheld while it may be one: %j', (tail, shown) => {
  expect(drawn(tail)).toBe(shown);
});

test.each([
  ['| a', ''],
  ['Text:\n| a | b |', 'Text:\n'],
  ['Text:\n| a | b |\n', 'Text:\n'],
  ['Text:\n| a | b |\n|', 'Text:\n'],
  ['Text:\n| a | b |\n| --- | -', 'Text:\n'],
  ['Text:\n| a | b |\n| --- | --- |', 'Text:\n'],
  ['- | a |\n  | -', ''],
  ['**Text\n| a', '**Text|**'],
  ['| a | b |\n| - | - |\n', '| a | b |\n| - | - |\n'],
  ['| a | b |\n| - | - |\n|', '| a | b |\n| - | - |\n'],
  ['| a | b |\n| - | - |\n| x | y |\n-', '| a | b |\n| - | - |\n| x | y |\n'],
  ['| a | b |\n| c', '| a | b |\n'],
  ['| a | b |\nno table', '| a | b |\nno table'],
  ['| a | b |\n\n', '| a | b |\n\n'],
])('no table is drawn before its delimiter row: %j', (tail, shown) => {
  expect(drawn(tail)).toBe(shown);
});

test.each([
  ['> | A | B |\n>', ''],
  ['> | A | B |\n> ', ''],
  ['   | A | B |\n ', ''],
  ['a\n\n> | A | B |\n> |', 'a\n\n'],
])(
  'a head waits too where only what marks a quote or an indent has come after it: %j',
  (tail, shown) => {
    expect(drawn(tail)).toBe(shown);
  },
);

test.each([
  ['a\n\n$$\n\\frac{1', 'a\n\n'],
  ['a\n\n$$\nx\n\ny\n$', 'a\n\n'],
  ['a\n\n$$\nx\n$$', 'a\n\n$$\nx\n$$'],
  ['a costs $5', 'a costs $5'],
])('half a block of mathematics is withheld: %j', (tail, shown) => {
  const { keep, add } = createRepair(createParse({ remarkPlugins: [remarkMath] }))(tail);
  expect(tail.slice(0, keep) + add).toBe(shown);
});

test('a line that begins like a table and is too long to be its head is shown', () => {
  const line = `|x| is ${'a long story '.repeat(50)}`;
  expect(drawn(line)).toBe(line);
});

test.each([
  ['| x | **y', '| x | **y|**'],
  ['| x | [docs](h', '| x | [docs]|()'],
  ['| x | `a', '| x | `a|`'],
  ['| x | `a \\', '| x | `a|`'],
  ['| **x | y', '| **x | y'],
  ['| x | **y |', '| x | **y |'],
  ['| x | **y \\|', '| x | **y \\||**'],
])('only the last cell of a table is healed, and only while it is open: %j', (row, shown) => {
  const head = '| a | b |\n| - | - |\n';
  expect(drawn(head + row)).toBe(head + shown);
});

test.each([
  ['a **bo', 'a **bo|**'],
  ['*it', '*it|*'],
  ['_it', '_it|_'],
  ['***x', '***x|***'],
  ['***x** y', '***x** y|*'],
  ['**a *b', '**a *b|***'],
  ['**a _b ~~c', '**a _b ~~c|~~_**'],
  ['**bold*', '**bold*|*'],
  ['**a **', '**a|**'],
  ['**a ', '**a|**'],
  ['**a\nb\n', '**a\nb|**'],
  ['**a\\\n', '**a|**'],
  ['**a \\ \n', '**a|**'],
  ['- a\n- **b', '- a\n- **b|**'],
  ['> **a\n> - [', '> **a|**'],
  ['# A **b #', '# A **b|**'],
  ['这是**重', '这是**重|**'],
  ['**https://e.org/a', '**https://e.org/a|**'],
])('emphasis is closed whose end has not come: %j', (tail, shown) => {
  expect(drawn(tail)).toBe(shown);
});

test.each([
  'about ~5',
  '~5 to ~7',
  'snake_case_name',
  '5 * 3',
  '2*3',
  'a*b',
  'x2**8',
  '** a',
  '\\*a',
  '&ast;a b',
  '**a\n\n',
  '**a\n===\n',
  '# **a\n',
  '**重点：**说明',
  '~~b ~~)',
])('what is no emphasis stays as it is: %j', (tail) => {
  expect(drawn(tail)).toBe(tail);
});

test('more openers than anybody nests are left alone', () => {
  expect(drawn('*a '.repeat(5000))).toBe('*a '.repeat(5000));
});

test.each([
  ['a *', 'a '],
  ['a **b** **', 'a **b** '],
  ['a _', 'a '],
  ['a ~~', 'a '],
  ['a ``', 'a '],
  ['a \\', 'a '],
  ['a\\\n', 'a'],
  ['a \\\\', 'a \\\\'],
  ['a &am', 'a '],
  ['a &#x1', 'a '],
  ['a \\&am', 'a \\&am'],
  ['AT&T is', 'AT&T is'],
  ['# A ##', '# A'],
  ['**[doc', ''],
])('an end that the next character decides is withheld: %j', (tail, shown) => {
  expect(drawn(tail)).toBe(shown);
});

test.each([
  ['a `co', 'a `co|`'],
  ['a `co ', 'a `co|`'],
  ['``a` ', '``a|``'],
  ['`a **b [c', '`a **b [c|`'],
  ['**a `b', '**a `b|`**'],
  ['**a `b/**', '**a `b/**|`**'],
  ['` ', ''],
  ['`a` **b', '`a` **b|**'],
  ['`a [b` c', '`a [b` c'],
  ['[see `a', ''],
])('code is closed, and nothing inside of it is healed: %j', (tail, shown) => {
  expect(drawn(tail)).toBe(shown);
});

test.each([
  ['see [', 'see '],
  ['see [docs', 'see '],
  ['see [docs]', 'see '],
  ['see [docs](', 'see [docs]|()'],
  ['see [docs](https://e.org/a_b*c', 'see [docs]|()'],
  ['see [docs](<https://e.org/a b', 'see [docs]|()'],
  ['see [docs](/a "ti', 'see [docs]|()'],
  ['see [docs](/a)', 'see [docs](/a)'],
  ['**see [docs](/a', '**see [docs]|()**'],
  ['*see [a*](/a', '*see [a*]|()*'],
  ['- [docs](/a', '- [docs]|()'],
  ['- [docs', ''],
  ['[a [b](/', ''],
  ['[a [b]](/', '[a [b]]|()'],
  ['[![alt](/i)](/a', '[![alt](/i)]|()'],
  ['[docs][re', ''],
  ['[docs][ref]', ''],
  ['[docs][ref] x', '[docs][ref] x'],
  ['*foo [bar*', '*foo|*'],
])('a link shows its text once it is known to be one, and never its address: %j', (tail, shown) => {
  expect(drawn(tail)).toBe(shown);
});

test.each([
  '[1] x',
  'arr[1].',
  'arr[1](x, y',
  '[^1], b',
  '[docs] (see',
  '`coord[1]`',
  '\\[a',
  '[a\nb',
  '[a [b](/x) c](/',
])('brackets that are none of a link stay as they are: %j', (tail) => {
  expect(drawn(tail)).toBe(tail);
});

test('a bracket is waited for as long as a label may be', () => {
  expect(drawn(`see [${'a'.repeat(79)}`)).toBe('see ');
  expect(drawn(`see [${'a'.repeat(80)}`)).toBe(`see [${'a'.repeat(80)}`);
  expect(drawn(`see [${'a'.repeat(80)}]`)).toBe(`see [${'a'.repeat(80)}]`);
  expect(drawn('[1][2][3]')).toBe('[1]');
});

test.each([
  ['see !', 'see '],
  ['Wow!', 'Wow!'],
  ['see ![', 'see '],
  ['see ![alt', 'see '],
  ['see ![alt](https://e.org/i.p', 'see '],
  ['see ![alt](/i)', 'see ![alt](/i)'],
  ['Wow![1] x', 'Wow![1] x'],
])('an image is withheld until it is complete: %j', (tail, shown) => {
  expect(drawn(tail)).toBe(shown);
});

test.each([
  ['a <', 'a '],
  ['a <b', 'a '],
  ['a </b', 'a '],
  ['a <https://e.or', 'a '],
  ['a <a href="/x y', 'a '],
  ['a <!-- b c', 'a '],
  ['a <br', 'a '],
  ['<di', ''],
  ['<div', ''],
  ['<div>', '<div>'],
  ['a < b', 'a < b'],
  ['x <y and z', 'x <y and z'],
  ['**a <b', '**a|**'],
])('a tag or an address in angle brackets is withheld until it is complete: %j', (tail, shown) => {
  expect(drawn(tail)).toBe(shown);
});

test.each([
  ['https://e.org/a', 'https://e.org/a'],
  ['https://e.org/a_', 'https://e.org/a'],
  ['www.e.org/x', 'www.e.org/x'],
])('a bare address is drawn as it comes: %j', (tail, shown) => {
  expect(drawn(tail)).toBe(shown);
});

test('a tail in which nothing looks open is not parsed, and a few parses do for every other', () => {
  expect(parsesOf('Plain words. Really!')).toBe(0);
  expect(parsesOf('**Bold** and `code`.\n\nThen plain words')).toBe(0);
  expect(parsesOf('Key:\n- ')).toBe(1);
  expect(parsesOf('a **bo')).toBe(2);
  expect(parsesOf('**a `b')).toBe(2);
  expect(parsesOf('**Text\n| a | b |\n| -')).toBeLessThanOrEqual(4);
});

test.each(['*[*[', '**a * ', '[a](', '`a``', '<a ', '\\', '![a](', '| a\n', '[a]: ', '&'])(
  'the number of parses does not grow with the text: %j',
  (piece) => {
    expect(parsesOf(`**b ${piece.repeat(300)}`)).toBeLessThanOrEqual(8);
  },
);
