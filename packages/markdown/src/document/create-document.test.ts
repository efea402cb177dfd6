import fc from 'fast-check';
import type { List, Nodes, Paragraph, Table } from 'mdast';
import remarkMath from 'remark-math';
import { expect, test } from 'vitest';
import { createRepair } from '../repair/create-repair.ts';
import { createParse } from '../syntax/create-parse.ts';
import { createDocument, createLimitedDocument } from './create-document.ts';
import type { Limits } from './inside/limits.ts';
import type { MarkdownDocument, Repair } from './markdown-document.ts';
import { anyText } from './test/any-text.ts';
import { mergeText } from './test/merge-text.ts';

const SMALL: Limits = { block: 1, paragraph: 8, code: 2, piece: 2 };

const parse = createParse();

/** Holds the last character back and puts something else in its place. */
const repair: Repair = (tail) => ({ keep: tail.length - 1, add: '*' });

function said({ blocks, end }: MarkdownDocument) {
  const said = blocks.map(({ node, pieces = [], ...rest }) => {
    return { ...rest, node: mergeText([node])[0], code: pieces.join('') };
  });
  return { said, end };
}

function grow(text: string, size: number, see: (document: MarkdownDocument) => void): void {
  const document = createDocument(parse);
  for (let end = size; end < text.length + size; end += size)
    see(document.update(text.slice(0, end)));
}

test.each(Object.keys(anyText))(
  'however %s are cut on their way, the document is the same, repaired or not',
  (kind) => {
    fc.assert(
      fc.property(
        anyText[kind]!,
        fc.array(fc.nat({ max: 12 }), { maxLength: 40 }),
        fc.constantFrom(repair, undefined),
        (text, sizes, repair) => {
          const document = createLimitedDocument(parse, SMALL);
          let end = 0;
          for (const size of sizes) document.update(text.slice(0, (end += size)), { repair });
          const whole = createLimitedDocument(parse, SMALL).update(text, { repair });
          expect(said(document.update(text, { repair }))).toEqual(said(whole));
        },
      ),
      { seed: 1, numRuns: 80 },
    );
  },
);

test.each(Object.keys(anyText))('no two blocks of %s have the same key', (kind) => {
  fc.assert(
    fc.property(anyText[kind]!, (text) => {
      const keys = createLimitedDocument(parse, SMALL)
        .update(text)
        .blocks.map(({ key }) => key);
      expect(keys).toEqual([...new Set(keys)].sort((a, b) => a - b));
    }),
    { seed: 1, numRuns: 100 },
  );
});

test('a settled block stays the object that it is', () => {
  const text =
    '# Title\n\nOne.\n\n- a\n- b\n\n```js\nx\n```\nTwo.\n\n> q\n\n| a |\n| - |\n| b |\n\nEnd.\n';
  let last: MarkdownDocument = { blocks: [], end: 0 };
  let settled = 0;
  grow(text, 1, (document) => {
    for (const [index, block] of last.blocks.entries()) {
      if (block.settled) expect(document.blocks[index]).toBe(block);
    }
    last = document;
    settled = Math.max(settled, document.blocks.filter((block) => block.settled).length);
  });
  expect(settled).toBe(7);
});

test('an open block that says the same is the same object, and the node stays when it settles', () => {
  const document = createDocument(parse);
  const [open] = document.update('One.\n').blocks;
  expect(document.update('One.\n\n').blocks[0]).toBe(open);
  const [settled] = document.update('One.\n\nTwo.\n').blocks;
  expect(settled).toEqual({ ...open, settled: true });
  expect(settled!.node).toBe(open!.node);
});

test('the same text gives the same document', () => {
  const document = createDocument(parse);
  expect(document.update('a')).toBe(document.update('a'));
});

test('a text that is another one, though of the same length or shorter, is read anew', () => {
  const document = createDocument(parse);
  for (const text of [
    'One *two*.\n\nThree.',
    'One _two_.\n\nThree!',
    'One',
    '',
    '\uFEFFOne\n\n\uFEFFTwo',
  ]) {
    expect(document.update(text)).toEqual(createDocument(parse).update(text));
    expect(document.update(text).blocks.map(({ node }) => node)).toEqual(parse(text).children);
  }
});

test('a definition that comes late makes new objects of the blocks that use it, and of no others', () => {
  const document = createDocument(parse);
  const text = 'See [a].\n\nSee [b].\n\n- See [A][].\n\nEnd.\n\n';
  const before = document.update(text).blocks;
  const after = document.update(`${text}[a]: /u\n\nMore.\n`).blocks;
  expect(after.map((block, index) => block === before[index])).toEqual([
    ...[false, true, false, false, false, false],
  ]);
  expect(after[3]!.node).toBe(before[3]!.node);
  expect(after[0]!.definitions).toEqual([after[4]!.node]);
  expect(after[2]!.definitions).toEqual([after[4]!.node]);
  expect(after[1]!.definitions).toEqual([]);
});

test('what turns out to be no definition takes its references back', () => {
  const document = createDocument(parse);
  const kinds = (text: string) =>
    (document.update(text).blocks[0]!.node as Paragraph).children.map(({ type }) => type);
  expect(kinds('[a]\n\n[a]: /u')).toEqual(['linkReference']);
  expect(kinds('[a]\n\n[a]: /u x')).toEqual(['text']);
});

test('of two definitions the first one counts, in a quote and in the same block too', () => {
  const { blocks } = createDocument(parse).update(
    '> [a]: /first\n\n[a]\n\n- [a]\n\n  [a]: /second\n\n[b]: /own\n',
  );
  const urls = blocks.map(({ definitions }) => definitions.map(({ url }) => url));
  expect(urls).toEqual([[], ['/first'], ['/first'], []]);
});

test('a block that defines its own label needs no definition', () => {
  const { blocks } = createDocument(parse).update('- [a]\n\n  [a]: /own\n\nEnd.\n\n[a]: /late\n');
  expect(blocks[0]!.definitions).toEqual([]);
});

test('the children of a long list and the rows of a long table stay the objects that they are', () => {
  const list = Array.from({ length: 80 }, (_, index) => `- Item ${index} of [a] *list*`);
  const rows = Array.from({ length: 80 }, (_, index) => `| ${index} | a *row* of [a] |`);
  for (const text of [list.join('\n'), `| a | b |\n| - | - |\n${rows.join('\n')}`]) {
    let last: Nodes[] = [];
    grow(text, 7, ({ blocks: [block] }) => {
      const { children } = block!.node as List | Table;
      last.slice(0, -2).forEach((child, index) => expect(children[index]).toBe(child));
      last = children;
    });
    expect(last.length).toBeGreaterThan(79);
  }
});

test('a long paragraph is more than one text, and all but the last stay', () => {
  let last: Nodes[] = [];
  grow('What is due is repaid, and so on. '.repeat(100), 8, ({ blocks: [block] }) => {
    const { children } = block!.node as Paragraph;
    last.slice(0, -2).forEach((child, index) => expect(children[index]).toBe(child));
    last = children;
  });
  expect(last.length).toBeGreaterThan(5);
});

test('long code comes in pieces, of which all but the last stay as they are', () => {
  const lines = Array.from({ length: 230 }, (_, index) => `line ${index}`);
  let last: readonly string[] = [];
  grow(`\`\`\`\n${lines.join('\n')}\n\`\`\`\n`, 5, ({ blocks: [block] }) => {
    const { node, pieces = [] } = block!;
    if (node.type !== 'code') throw new Error('Expected code.');
    if (pieces.length > 0) expect(pieces.join('')).toBe(node.value);
    expect(pieces.slice(0, Math.max(last.length - 1, 0))).toEqual(last.slice(0, -1));
    last = pieces;
  });
  expect(last.map((piece) => piece.split('\n').length)).toEqual([51, 51, 51, 51, 30]);
});

test('in long code a line that could close it is held back by a repair that holds back such lines', () => {
  const code = `\`\`\`\n${'line\n'.repeat(120)}`;
  const document = createDocument(parse);
  const repair = createRepair(parse);
  const whole: Repair = (tail) => ({ keep: tail.length, add: '' });
  for (const [line, isHeld] of [
    [' ``', true],
    [' ```', true],
    [' ```js', false],
    ['x', false],
  ] as const) {
    const text = code + line;
    expect(document.update(text, { repair }).end).toBe(isHeld ? code.length : text.length);
    expect(document.update(text, { repair: whole }).end).toBe(text.length);
    expect(document.update(text).end).toBe(text.length);
  }
});

test('the tail is repaired as the parser gets it, and the document says where what is shown of it ends', () => {
  const document = createDocument(parse);
  const asked: string[] = [];
  const { blocks, end } = document.update('\uFEFFOne.\n\nTwo\n**thr', {
    repair(tail) {
      asked.push(tail);
      return { keep: tail.length - 1, add: '**' };
    },
  });
  expect(asked).toEqual(['Two\n**thr']);
  expect(end).toBe('\uFEFFOne.\n\nTwo\n**th'.length);
  expect(blocks[1]!.node).toMatchObject({ children: [{ value: 'Two\n' }, { type: 'strong' }] });
});

test('with syntax that plugins add, blocks settle as a whole', () => {
  const withMath = createParse({ remarkPlugins: [remarkMath] });
  const formula = 'So $a_1 * b$ it is and $$c$$ is more. ';
  const text = `${formula.repeat(40)}\n\n$$\nx\n$$\n\n- a $x$\n- b\n\nEnd.`;
  const document = createDocument(withMath, { inside: false });
  for (let end = 0; end <= text.length; end += 11) {
    const prefix = text.slice(0, end);
    const nodes = document.update(prefix).blocks.map(({ node }) => node);
    expect(nodes).toEqual(withMath(prefix).children);
  }
});

test('a text that the parser cannot read leaves nothing behind', () => {
  const document = createDocument((text, labels) => {
    if (text.includes('!')) throw new Error('Too odd.');
    return parse(text, labels);
  });
  document.update('One.\n\nTwo.\n');
  expect(() => document.update('One.\n\nTwo.\n\nThree.\n!')).toThrow('Too odd.');
  const text = 'One.\n\nTwo.\n\nThree.\n';
  expect(document.update(text)).toEqual(createDocument(parse).update(text));
});

test('nesting that is too deep for the parser is text', () => {
  const text = `One.\n\n${'> '.repeat(100)}deep`;
  const { blocks } = createDocument((text, labels) => {
    if (text.includes('> >')) throw new RangeError('Maximum call stack size exceeded');
    return parse(text, labels);
  }).update(text);
  expect(blocks.map(({ node }) => node)).toMatchObject([
    { type: 'paragraph', children: [{ value: text, position: { end: { offset: text.length } } }] },
  ]);
});

test.each([
  ['a header of a table that alone is a list', 'Key:\n2. b\n | - |\nx\ny\n'],
  [
    'a definition that becomes a table right after a block that uses it',
    '| h |\n| - |\n| [f] |\n\n[f]: /u\n| - |\n',
  ],
  ['an item whose end the next one tells, read again', 'Key:\n- [f]\n  ```\n- b\n- c\n\n[f]: /u\n'],
])('at every prefix: %s', (_, text) => {
  const document = createLimitedDocument(parse, SMALL);
  for (let end = 0; end <= text.length; end += 1) {
    const prefix = text.slice(0, end);
    const nodes = document.update(prefix).blocks.map(({ node }) => node);
    expect(nodes).toEqual(parse(prefix).children);
  }
});

test.each([
  ['no line ending', 'a'.repeat(20_000)],
  ['nested quotes', '> '.repeat(1000)],
  ['nested lists', '- '.repeat(300)],
  ['nested brackets', '['.repeat(1000) + 'a' + ']'.repeat(1000)],
  ['open brackets and backslashes', '[\\'.repeat(2000)],
  ['fences', '`'.repeat(20_000)],
  ['NUL and halves of characters', '\0\uD83D\n\uDE00\0\n\n- \uD83D\n'.repeat(20)],
])('text with %s is read', (_, text) => {
  const document = createDocument(parse);
  for (const end of [0.5, 0.9, 1]) {
    const prefix = text.slice(0, text.length * end);
    const nodes = document.update(prefix).blocks.map(({ node }) => node);
    expect(mergeText(nodes)).toEqual(mergeText(parse(prefix).children));
  }
});
