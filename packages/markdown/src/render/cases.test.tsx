import { answerFrom } from '@cited-stream/core';
import { cite, documents } from '@cited-stream/testing/answers';
import { expect, test } from 'vitest';
import { answerOf, messageOf, show, sketchOf, statesOf, type Piece } from '../test/show.tsx';

const [one, two] = [cite(0), cite(1)];

const sketch = (pieces: readonly Piece[]) => sketchOf(show(answerOf(pieces)).text());

test('a list that citations cut into blocks is one list, each marker last in its item', () => {
  expect(sketch([['Key:\n- '], ['Oracle raised.', one], ['\n- '], ['Google launched.', two]])).toBe(
    '<p>Key:</p><ul><li>Oracle raised.[1]</li><li>Google launched.[2]</li></ul>',
  );
});

test('bold across blocks is bold, and the marker stands after it and its full stop', () => {
  expect(sketch([['It should be **'], ['done by 2027', one], ['**. This']])).toBe(
    '<p>It should be <strong>done by 2027</strong>.[1] This</p>',
  );
});

test('neighbouring blocks are one paragraph', () => {
  expect(sketch([['A '], ['b', one], [' c.']])).toBe('<p>A b[1] c.</p>');
});

test('in a table the marker is in its cell, and the cells are as many as before', () => {
  expect(sketch([['| h | i |\n| - | - |\n'], ['| a | x', one], [' |\n| b | y |']])).toBe(
    '<table><thead><tr><th>h</th><th>i</th></tr></thead>' +
      '<tbody><tr><td>a</td><td>x[1]</td></tr><tr><td>b</td><td>y</td></tr></tbody></table>',
  );
});

test.each<[string, Piece[], string]>([
  ['heading', [['# '], ['Cited', one], ['\n\nMore']], '<h1>Cited[1]</h1><p>More</p>'],
  ['block quote', [['> '], ['Cited', one]], '<p>Cited[1]</p>'],
  ['link text', [['See [the '], ['docs', one], ['](/d) now']], '<a href="/d">the docs</a>[1] now'],
  ['inline code', [['Call `'], ['run()', one], ['` now']], '<code>run()</code>[1] now'],
  ['image', [['See ![a '], ['chart', one], ['](/c.png) now']], 'src="/c.png">[1] now'],
])('%s: the marker stands where it belongs', (_, pieces, expected) => {
  expect(sketch(pieces)).toContain(expected);
});

test('a code block keeps its text, and the marker stands after it', () => {
  expect(sketch([['Run:\n\n'], ['```sh\nrun\n```', one], ['\n\nThen.']])).toBe(
    '<p>Run:</p><pre><code class="language-sh">run\n</code></pre>[1]<p>Then.</p>',
  );
});

test('an answer that breaks off in long code shows all that has come, and while it streams a fence waits', () => {
  const code = `\`\`\`sh\n${'run\n'.repeat(150)}\`\``;
  const { text, next } = show({ ...answerOf([[code]]), status: 'streaming' });
  expect(text().textContent).toMatch(/run\n$/);
  next({ ...answerOf([[code]]), status: 'stopped' });
  expect(text().textContent).toMatch(/run\n``\n$/);
});

test.each(['', '- '])('after %j no piece of a link flashes', async (lead) => {
  const full = `${lead}see [docs](https://e.org/a)`;
  const seen = new Set<string>();
  for (const state of await statesOf([[full]])) {
    const { text, unmount } = show(state);
    seen.add(text().textContent);
    unmount();
  }
  for (const shown of seen) expect('see docs').toContain(shown);
});

test('no heading flashes where a list begins', async () => {
  for (const state of await statesOf([['Key:\n- '], ['Oracle raised.', one], ['\n- ']])) {
    const { text, unmount } = show(state);
    expect(text().querySelector('h1, h2')).toBeNull();
    unmount();
  }
});

test('a blank line stands between the texts before and after a tool', () => {
  const turn = messageOf([['For you.'], ['Based on it.', one]]);
  turn.content.splice(1, 0, {
    type: 'server_tool_use',
    id: 'srvtoolu_1',
    name: 'web_search',
    input: {},
  } as never);
  const { text } = show(answerFrom(turn, { sources: documents(1) }));
  expect(sketchOf(text())).toBe('<p>For you.</p><p>Based on it.[1]</p>');
});

test.each(['[1]', 'arr[1', '`coord[1]`', '[^1]', '[^1]\n\n[^1]: A note.', '[1](/a)'])(
  'what looks like a marker in the text of the model makes none: %j',
  (text) => {
    const { markers, text: shown } = show(answerOf([[text]]));
    expect(markers()).toEqual([]);
    expect(shown().querySelector('sup, section')).toBeNull();
    expect(shown().textContent).toContain('1');
  },
);

test('text that is replaced by as much other text is drawn anew', () => {
  const { text, next } = show(answerOf([['One.\n\nTwo.\n\nSix.']]));
  next(answerOf([['Ten.\n\nTwo.\n\nSix.']]));
  expect(sketchOf(text())).toBe('<p>Ten.</p><p>Two.</p><p>Six.</p>');
});
