import { answerFrom } from '@cited-stream/core';
import {
  block as b,
  cite,
  citePage,
  citeWeb,
  documents,
  message,
  withStatus,
} from '@cited-stream/testing/answers';
import type Anthropic from '@anthropic-ai/sdk';
import remarkMath from 'remark-math';
import { expect, test } from 'vitest';
import { toMarkdown, type MarkdownOptions } from './to-markdown.ts';

const A = cite(0);
const B = cite(1);

const answerOf = (...blocks: Anthropic.TextBlock[]) =>
  answerFrom(message(blocks), { sources: documents(3) });

/** The exported text, without the notes. */
function textOf(blocks: Anthropic.TextBlock[], options?: MarkdownOptions): string {
  const exported = toMarkdown(answerOf(...blocks), options);
  return exported.slice(0, exported.lastIndexOf('\n\n[^'));
}

function notesOf(blocks: Anthropic.TextBlock[], options?: MarkdownOptions): string {
  const exported = toMarkdown(answerOf(...blocks), options);
  return exported.slice(exported.lastIndexOf('\n\n[^') + 2);
}

test('items of a list keep their references, and the notes stand below', () => {
  const answer = answerOf(
    b('Key:\n- '),
    b('Oracle raised.', A),
    b('\n- '),
    b('Google launched.', B),
  );
  expect(toMarkdown(answer)).toBe(
    'Key:\n- Oracle raised.[^1]\n- Google launched.[^2]\n\n[^1]: Document A\n[^2]: Document B\n',
  );
});

test.each([
  [
    'bold text',
    [b('It should be **'), b('done', A), b('**. This')],
    'It should be **done**.[^1] This',
  ],
  ['a paragraph', [b('A '), b('b', A), b(' c.')], 'A b[^1] c.'],
  [
    'the cells of a table',
    [b('| a | x', A), b(' |\n|-|-|\n| b'), b(' | y', B), b(' |')],
    '| a | x[^1] |\n|-|-|\n| b | y[^2] |',
  ],
  ['a heading', [b('# Cos'), b('ts', A), b(' #\nLow')], '# Costs[^1] #\nLow'],
  ['a heading with a line below', [b('Costs', A), b('\n===\nLow')], 'Costs[^1]\n===\nLow'],
  [
    'a link',
    [b('see [do'), b('cs', A), b('](https://e.org/a).')],
    'see [docs](https://e.org/a).[^1]',
  ],
  ['inline code', [b('call `f'), b('()', A), b('` now')], 'call `f()`[^1] now'],
  ['an image', [b('![al'), b('t', A), b('](/x.png)')], '![alt](/x.png)[^1]'],
  ['a quote', [b('> one\n> '), b('two', A)], '> one\n> two[^1]'],
  ['an escape', [b('2 \\'), b('*', A), b(' 3')], '2 \\*[^1] 3'],
  ['words that are not there', [b('> ', A), b('one', B)], '> [^1]one[^2]'],
  ['two documents', [b('one', A, B), b('. Two', B)], 'one.[^1][^2] Two[^2]'],
])('in %s references stand where the markers do', (_, blocks, expected) => {
  expect(textOf(blocks)).toBe(expected);
});

test.each([
  ['a bare address', [b('See https://e.org/a', A)], 'See https://e.org/a [^1]'],
  ['a bare address at a full stop', [b('See www.e.org', A), b('. So')], 'See www.e.org. [^1] So'],
  [
    'addresses in items',
    [b('- https://e.org/a', A), b('\n- b', B)],
    '- https://e.org/a [^1]\n- b[^2]',
  ],
  [
    'a link by its name',
    [b('See [docs]', A), b(' now\n\n[docs]: /u')],
    'See [docs] [^1] now\n\n[docs]: /u',
  ],
  ['emphasis inside of a word', [b('_foo_', A), b('bar baz. One')], '_foo_bar baz. One[^1]'],
  ['raw HTML', [b('a <b', A), b('>c</b> d', B)], 'a <b>[^1]c</b> d[^2]'],
  [
    'a code block',
    [b('So:\n```js\nf()', A), b('\n```\nThen', B)],
    'So:\n```js\nf()\n```\n\n[^1]\n\nThen[^2]',
  ],
  [
    'a code block in an item',
    [b('- a\n  ```\n  f()', A), b('\n  ```\n- b', B)],
    '- a\n  ```\n  f()\n  ```\n  [^1]\n- b[^2]',
  ],
  [
    'a block of HTML',
    [b('<div>\nfoo', A), b('\n</div>\n\nThen')],
    '<div>\nfoo\n</div>\n\n[^1]\n\nThen',
  ],
  ['a formula', [b('So\n\n$$\nx', A), b('\n$$\n\nThen', B)], 'So\n\n$$\nx\n$$\n\n[^1]\n\nThen[^2]'],
])(
  'what would change if a reference stood right behind %s stays as it is',
  (_, blocks, expected) => {
    expect(textOf(blocks)).toBe(expected);
  },
);

test.each([
  ['a fence', 'So:\n~~~~\nf()', '\n~~~~\n\n[^1]'],
  ['a comment', '<!-- a\n\nb', '\n-->\n\n[^1]'],
  ['a style', '<style>\n\nb {}', '\n</style>\n\n[^1]'],
  ['a formula', 'So\n\n$$\nx', '\n$$\n\n[^1]'],
])('%s that is open at the end is closed before the notes', (_, text, end) => {
  expect(textOf([b(text, A)])).toBe(text + end);
});

test.each(['`code`', '- `a\n\nb', '> ```\n> f()', '```\nf()\n```', '$$x$$', '```\n$$\n```'])(
  'nothing is added to close %j',
  (text) => {
    expect(textOf([b('x', A), b(`\n\n${text}`)])).toBe(`x[^1]\n\n${text}`);
  },
);

test('labels that the text holds are left to it', () => {
  const text = [b('a[^1]', A), b(' b[^C2]\n\n[^1]: Because.')];
  expect(toMarkdown(answerOf(...text))).toBe(
    'a[^1][^cc1] b[^C2]\n\n[^1]: Because.\n\n[^cc1]: Document A\n',
  );
  expect(textOf([b('so [1]', A), b(' arr[1')])).toBe('so [1][^1] arr[1');
});

test('texts around a tool are parted by a blank line', () => {
  const content = [
    b('For you.', A),
    { type: 'server_tool_use', id: 't', name: 'web_search', input: {} },
    b('Based on the', B),
  ];
  const answer = answerFrom(message(content as Anthropic.TextBlock[]), { sources: documents(2) });
  expect(toMarkdown(answer)).toContain('For you.[^1]\n\nBased on the[^2]\n');
});

test('syntax of a plugin stays whole', () => {
  const blocks = [b('So $a', A), b(' + b$ then')];
  expect(textOf(blocks, { remarkPlugins: [remarkMath] })).toBe('So $a + b$[^1] then');
});

const word = (number: string) => `ص ${number}`;
const labels = { page: word, pages: word, block: word, blocks: word, result: word };

test('a note holds the places of its citations, or their quotes, in plain words on one line each', () => {
  const blocks = [
    b('One', citePage(0, 5, 'a *quote*\r\nwith `code`\u0002 and <b>[x](y)</b>')),
    b(' two', citePage(0, 6, ''), citePage(0, 5, '')),
    b(' three', citeWeb('https://e.org/a?b=1', '# “Q”', '1. [Web] _page_')),
  ];
  expect(notesOf(blocks)).toBe(
    '[^1]: Document A (p. 5, p. 6)\n[^2]: [1\\. \\[Web\\] \\_page\\_](https://e.org/a?b=1)\n',
  );
  expect(notesOf(blocks, { quotes: true })).toBe(
    [
      '[^1]: Document A (p. 6, p. 5)\\',
      '    “a \\*quote\\* with \\`code\\` and \\<b\\>\\[x\\](y)\\</b\\>” (p. 5)',
      '[^2]: [1\\. \\[Web\\] \\_page\\_](https://e.org/a?b=1)\\',
      '    “\\# “Q””',
      '',
    ].join('\n'),
  );
  expect(notesOf(blocks, { locale: 'ar-EG', labels })).toContain('Document A (ص ٥, ص ٦)');
});

test.each(['javascript:alert(1)', '/docs', 'example.com/x', 'data:text/html,x'])(
  'a source at %s is named without a link',
  (url) => {
    expect(notesOf([b('So', citeWeb(url, 'q', 'Page'))])).toBe('[^1]: Page\n');
  },
);

test('an answer without markers is its text', () => {
  expect(toMarkdown(answerOf(b('Nothing `cited')), { quotes: true })).toBe('Nothing `cited');
});

test('an answer that did not end is exported as far as it came', () => {
  const answer = withStatus(answerOf(b('One.', A), b(' Two **and')), 'interrupted');
  expect(toMarkdown(answer)).toBe('One.[^1] Two **and\n\n[^1]: Document A\n');
});

test('an answer that is nested too deep to be rendered keeps its text and its references', () => {
  const text = `${'> '.repeat(2500)}deep`;
  expect(toMarkdown(answerOf(b(text, A)))).toBe(`${text}\n\n[^1]\n\n[^1]: Document A\n`);
});

test('in a long list of addresses every reference stays in its item', () => {
  const items = Array.from({ length: 400 }, (_, at) => b(`- https://e.org/${at}`, A));
  const blocks = items.flatMap((item) => [item, b('\n')]);
  expect(textOf(blocks)).toBe(items.map(({ text }) => `${text} [^1]`).join('\n'));
});
