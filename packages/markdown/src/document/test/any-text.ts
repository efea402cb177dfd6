import fc from 'fast-check';

const ENDINGS = ['\n', '\n', '\n', '\n', '\n\n', '\r\n', '\r', ''];

/** Lines that turn the lines before them into something else, or into nothing. */
const LINES = [
  [
    '[f]: /u',
    '[g]: /v "x"',
    '- [f]: /w',
    '> [g]: /z',
    '"t',
    '"t"',
    '[f]',
    '[f] and ![g]',
    '![a[f]',
  ],
  [
    '[x\\]]',
    '[a\n> b]',
    '[^1]',
    '[^1]: n',
    '[l](/u) some more words',
    '<a href="',
    '<b>x',
    '&amp; x',
  ],
  ['- a', '  - b', '   - c', ' - d', '1. x', '2. y', '   1. z', '10) k', '1) k', '+ z', '-', '*'],
  ['- |-', '- | -', '- - -', '- - a', '1. - 2. foo', '- [ ] t', '      - k', '-\t\tx', '> - q'],
  ['    code', '\tcode', '     deep', '\t', '  ', '', '', '', '', '> q', '>', 'lazy', '***', '---'],
  ['| a | b |', '| - | - |', '| x |', 'a | b', '===', '# h', '## h ##', 'p', 'a  ', 'a\\', '\0x'],
  [
    '```',
    '~~~',
    '````',
    '```js',
    '`x',
    'y` z',
    '<div>',
    '</div>',
    '<!-- c',
    '-->',
    '~~s~~',
    '*a',
    'b*',
  ],
  ['**c** d e f', 'www.x.org', 'http://a.b/c_d and *e*', 'm@x.co', '\uFEFFb', '日本語の文。と文'],
  ['word word word word word word', '`c` and words that go on', '\uD83D', '> > > deep', '1. > - a'],
].flat();

const ITEMS = [
  [
    '- a',
    '- b',
    '- c',
    '- [f]',
    '- [ ] t',
    '  more',
    'lazy',
    '',
    '',
    '  para',
    '- - n',
    '  - n',
    '    - m',
  ],
  [
    '-',
    '-     code',
    '      code',
    '- ```',
    '  ```',
    '1. a',
    '- > q',
    '* o',
    '# h',
    '[f]: /u',
    '  [f]: /w',
  ],
  [
    '- | a |',
    '  | - |',
    '- a | b',
    '- | -',
    '\t- t',
    '   - q',
    '- a\n\n  b',
    'text',
    '```',
    '10. x',
    '2. b',
  ],
].flat();

const ROWS = [
  [
    '| a | b |',
    '| c [f] |',
    'a | b',
    '| `x|y` | \\| |',
    '',
    '  | x | y |',
    '    | z |',
    '> q',
    '- l',
    '# h',
  ],
  [
    'text',
    '|',
    '| *a | b* |',
    '[f]: /u',
    '| http://x.y | m@x.co |',
    '| - | - |',
    '---',
    '|-',
    '```',
  ],
].flat();

const CODE = [
  [
    'abc',
    '',
    '  x',
    '\ty',
    ' \tz',
    '```',
    '~~~',
    '  ```',
    '   ~~~~ ',
    '````',
    '```js',
    '    ```',
    '\0',
  ],
  [' ``` x', 'text', '- a', '\t```', '   ', '\uFEFF'],
].flat();

const WORDS = [
  [
    'word',
    'the',
    '*it*',
    '**b c**',
    '`x y`',
    '[l](/u)',
    '[f]',
    '<b>',
    '</b>',
    '_u_',
    'a_b',
    '5 * 3',
    '*open',
  ],
  [
    '**',
    '&amp;',
    '\\*',
    'http://x.y/z',
    'a@b.co',
    '日本語',
    '字字',
    '~',
    '~~s~~',
    '`',
    '<',
    '[',
    ']',
    '(x)',
  ],
  ['"q"', '|', 'x | y', '\\', '!', '![i](/i)', '#', '-', '1.', '_', 'word', 'word', '日本語の文'],
].flat();

function soup(
  lines: readonly string[],
  { first = [''], maxLength }: { first?: readonly string[]; maxLength: number },
): fc.Arbitrary<string> {
  const line = fc.tuple(fc.constantFrom(...lines), fc.constantFrom(...ENDINGS));
  return fc
    .tuple(fc.constantFrom(...first), fc.array(line, { minLength: 2, maxLength }))
    .map(([start, rest]) => start + rest.flat().join(''));
}

/** Texts of which the start says little about what they become. */
export const anyText: Record<string, fc.Arbitrary<string>> = {
  lines: soup(LINES, { maxLength: 8 }),
  lists: soup(ITEMS, { first: ['', 'Key:\n', '1. ', '- ', '[f]: /u\n'], maxLength: 14 }),
  tables: soup(ROWS, {
    first: [
      '| h | i |\n| - | - |\n',
      'Key:\nh | i\n- | -\n',
      '   | h |\n| :-: |\r\n',
      'Key:\n2. h\n | - |\n',
    ],
    maxLength: 11,
  }),
  code: soup(CODE, {
    first: ['```\n', 'Key:\n~~~\n', '   ```js m &amp;\n', ' ~~~\r', '- i\n````\n'],
    maxLength: 14,
  }),
  paragraphs: fc
    .tuple(
      fc.array(
        fc.tuple(
          fc.constantFrom(...WORDS),
          fc.constantFrom(' ', ' ', ' ', ' ', ' ', '  ', '\n', '', '  \n'),
        ),
        { minLength: 5, maxLength: 45 },
      ),
      fc.constantFrom(
        ...['\n===', '\n- x', '\n---\nfoo', '\n| - |', '\n| - | - |\n| a | b |', '\n> q'],
        ...['\n\n[f]: /u\n\nend', '\n\nend\n\n[f]: /u'],
      ),
    )
    .map(([words, end]) => words.flat().join('') + end),
};
