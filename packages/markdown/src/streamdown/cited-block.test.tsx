import { cite } from '@cited-stream/testing/answers';
import { render } from '@testing-library/react';
import { Streamdown, type StreamdownProps } from 'streamdown';
import { expect, test, vi } from 'vitest';
import { answerOf, type Piece } from '../test/show.tsx';
import { CitedBlock } from './cited-block.tsx';
import { citedComponents } from './cited-components.ts';
import { show } from './test/show-streamdown.tsx';

const [one, two] = [cite(0), cite(1)];

test.each<[string, Piece[], string]>([
  [
    'a list that citations cut into blocks is one list',
    [['Key:\n- '], ['Oracle raised.', one], ['\n- '], ['Google launched.', two]],
    '<p>Key:</p><ul><li>Oracle raised.[1]</li><li>Google launched.[2]</li></ul>',
  ],
  [
    'bold across blocks is bold',
    [['It should be **'], ['done by 2027', one], ['**. This']],
    '<p>It should be <strong>done by 2027</strong>.[1] This</p>',
  ],
  ['neighbouring blocks are one paragraph', [['A '], ['b', one], [' c.']], '<p>A b[1] c.</p>'],
  [
    'a marker is in its cell',
    [['| h | i |\n| - | - |\n'], ['| a | x', one], [' |\n| b | y |']],
    '<table><thead><tr><th>h</th><th>i</th></tr></thead>' +
      '<tbody><tr><td>a</td><td>x[1]</td></tr><tr><td>b</td><td>y</td></tr></tbody></table>',
  ],
  ['heading', [['# '], ['Cited', one], ['\n\nMore']], '<h1>Cited[1]</h1><p>More</p>'],
  ['block quote', [['> '], ['Cited', one]], '<blockquote><p>Cited[1]</p></blockquote>'],
  [
    'link',
    [['See [the '], ['docs', one], ['](https://e.org/d) now']],
    '<p>See <a>the docs</a>[1] now</p>',
  ],
  ['inline code', [['Call `'], ['run()', one], ['` now']], '<p>Call <code>run()</code>[1] now</p>'],
  ['picture', [['![a '], ['chart', one], ['](https://e.org/c.png)']], '<img>[1]'],
  [
    'later blocks, after two that are alike',
    [['Same.\n\n---\n\nSame.\n\n---\n\n'], ['Third', one], ['\n\n'], ['Fourth', two]],
    '<p>Same.</p><hr><p>Same.</p><hr><p>Third[1]</p><p>Fourth[2]</p>',
  ],
])('%s: the marker stands where it belongs', (_, pieces, expected) => {
  expect(show(answerOf(pieces)).outline()).toContain(expected);
});

test('a code block keeps its text, and the marker stands after it', async () => {
  const { text, markers } = show(answerOf([['Run:\n\n'], ['```sh\nrun\n```', one], ['\n\nThen.']]));
  const code = await vi.waitUntil(() => text().querySelector('pre'));
  expect(code.textContent).toContain('run');
  expect(markers()).toHaveLength(1);
  expect(code.contains(markers()[0]!)).toBe(false);
  expect(code.compareDocumentPosition(markers()[0]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each<[string, Piece[], StreamdownProps, string]>([
  [
    'tildes that were escaped',
    [
      ['Up 1~2, 2~3, 3~4, 4~5, 5~6, 6~7 *or* '],
      ['7~8 metres', one],
      [' or more '],
      ['a', two],
      [' b c d e.'],
    ],
    {},
    '<p>Up 1~2, 2~3, 3~4, 4~5, 5~6, 6~7 <em>or</em> 7~8 metres[1] or more a[2] b c d e.</p>',
  ],
  [
    'Windows line endings',
    [
      ['One\r\n\r\nTwo\r\na\r\nb\r\nc\r\nd '],
      ['e', one],
      [' f g h.\r\n\r\n- '],
      ['i', two],
      [' j k.'],
    ],
    {},
    'e[1] f g h.</p><ul><li>i[2] j k.</li></ul>',
  ],
  [
    'definitions, which make one block of all',
    [['[a]: https://e.org\n\nOne '], ['two', one], ['.\n\nThree [a] '], ['four', two]],
    {},
    '<p>One two.[1]</p><p>Three <a>a</a> four[2]</p>',
  ],
  ['a byte order mark', [['\uFEFFOne '], ['two', one], [' three.']], {}, 'One two[1] three.'],
  [
    'blocks cut by someone else',
    [['One.\n\nTwo '], ['three', one], ['.\n\nFour '], ['five', two], ['.\n\nSix']],
    { parseMarkdownIntoBlocksFn: (text) => text.split(/(?<=\.\n\n)(?=Four)/) },
    '<p>One.</p><p>Two three.[1]</p><p>Four five.[2]</p><p>Six</p>',
  ],
  [
    'blocks cut by someone else, more of them',
    [['One '], ['two', one], ['\nthree '], ['four', two], ['.']],
    { parseMarkdownIntoBlocksFn: (text) => text.split(/(?<=\n)/) },
    '<p>One two[1]</p><p>three four.[2]</p>',
  ],
  [
    'tags with text of their own',
    [['Hi <mark>a_b_c</mark>, '], ['here', one], [' it is. '], ['There', two], [' too.']],
    { allowedTags: { mark: [] }, literalTagContent: ['mark'] },
    '<p>Hi <mark>a_b_c</mark>, here[1] it is. There[2] too.</p>',
  ],
  [
    'words that appear one by one',
    [['Some *words* and '], ['a **bold** claim', one], [', then '], ['more', two], ['.']],
    { animated: true, isAnimating: true },
    '<p>Some <em>words</em> and a <strong>bold</strong> claim,[1] then more.[2]</p>',
  ],
])('%s: the markers stand where they belong', async (_, pieces, props, expected) => {
  const { outline } = show(answerOf(pieces), props);
  await expect.poll(outline).toContain(expected);
});

test('where the text is another than the answer’s, no marker is lost', async () => {
  const answer = answerOf([['One '], ['two', one], ['.\n\nThree '], ['four', two], ['.\n\nFive.']]);
  const { container } = show(answer, { children: 'Something else\n\nentirely.' });
  await expect.poll(() => container.querySelectorAll('[data-marker]').length).toBe(2);
});

test('outside of an answer there are blocks and no markers', () => {
  const { container } = render(
    <Streamdown BlockComponent={CitedBlock} components={citedComponents}>
      {'One *two*.\n\nThree.'}
    </Streamdown>,
  );
  expect(container.querySelectorAll('p')).toHaveLength(2);
});

test('elements of one’s own stand beside a marker of one’s own', () => {
  const Chip = ({ marker }: Record<string, unknown>) => (
    <b className="chip">{(marker as { number: number }).number}</b>
  );
  const { text } = show(answerOf([['# '], ['One', one], [' *two*.']]), {
    components: { ...citedComponents, citation: Chip, em: ({ children }) => <i>{children}</i> },
  });
  expect(text().querySelector('h1 .chip')?.textContent).toBe('1');
  expect(text().querySelector('i')?.textContent).toBe('two');
});
