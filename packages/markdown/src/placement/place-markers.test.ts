import type { Element, ElementContent, Root, Text } from 'hast';
import rehypeKatex from 'rehype-katex';
import rehypeRaw from 'rehype-raw';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import { expect, test } from 'vitest';
import { placeMarkers, type PlaceMarkersOptions } from './place-markers.ts';
import { annotateMarked, createRender, htmlOf, numbersElement } from './test/mark.ts';
import { markersAt } from './test/markers-at.ts';
import { look } from './test/seen.ts';
import { walk } from './walk.ts';

const render = createRender();

function place(marked: string, options: Partial<PlaceMarkersOptions> = {}, tree?: Root) {
  const { text, markers } = annotateMarked(marked);
  const placed = tree ?? render(text);
  const groups = placeMarkers(placed, markers, {
    source: text,
    side: 'after',
    isWhole: true,
    create: numbersElement,
    ...options,
  });
  return { tree: placed, groups, markers, seen: look(placed).seen };
}

// ---- what people report

test.each([
  [
    'Key:\n- ^Oracle raised.^\n- ^Google launched.^',
    '<p>Key:[1]</p><ul><li>Oracle raised.[2,3]</li><li>Google launched.[4]</li></ul>',
  ],
  [
    'It should be **^done by 2027^**. This',
    '<p>It should be[1] <strong>done by 2027</strong>.[2] This</p>',
  ],
  ['A ^b^ c.', '<p>A[1] b[2] c.</p>'],
  [
    '| a | x^ |\n| - | - |\n| b | y |',
    '<table><thead><tr><th>a</th><th>x[1]</th></tr></thead><tbody><tr><td>b</td><td>y</td></tr></tbody></table>',
  ],
  ['## Costs^\n\n> Low^', '<h2>Costs[1]</h2><blockquote><p>Low[2]</p></blockquote>'],
  [
    '[a^](/x), `b^`, ![c^](/y)',
    '<p><a href="/x">a</a>,[1] <code>b</code>,[2] <img src="/y" alt="c">[3]</p>',
  ],
  ['So:\n\n```\na^\n```', '<p>So:</p><pre><code>a\n</code></pre>[1]'],
  ['[1\\^] arr[1^', '<p>[1][1] arr[1[2]</p>'],
  ['`coord[1]`^ [^1]', '<p><code>coord[1]</code>[1] [[2]1]</p>'],
  ['[1](/x^) two', '<p><a href="/x">1</a>[1] two</p>'],
])('%j is shown as %j', (marked, html) => {
  expect(htmlOf(marked)).toBe(html);
});

test('before punctuation a marker steps back over what closes its own words, not over those of others', () => {
  expect(htmlOf('Vrai (ou **faux !**)^. Oui', { side: 'before' })).toBe(
    '<p>Vrai (ou <strong>faux[1] !</strong>). Oui</p>',
  );
  expect(htmlOf('vert^.^ Oui', { side: 'before' })).toBe('<p>vert[1].[2] Oui</p>');
  expect(htmlOf('vert\\\n!^', { side: 'before' })).toBe('<p>vert<br>\n![1]</p>');
});

test('punctuation is read over the text that is seen, and not over what a link or code shows', () => {
  expect(htmlOf('node^.`js` and a^.*b*')).toBe(
    '<p>node[1].<code>js</code> and a[2].<em>b</em></p>',
  );
  expect(htmlOf('so^[.](/x) And')).toBe('<p>so[1]<a href="/x">.</a> And</p>');
});

// ---- groups

test('markers of one place are one group, by number, that is called after the block it begins with', () => {
  const { groups, markers } = place('*a^*.^ b^');
  expect(groups.map(({ id, offset }) => [id, offset])).toEqual([
    ['g0', markers[0]!.offset],
    ['g2', markers[2]!.offset],
  ]);
  expect(groups[0]!.markers).toEqual(markers.slice(0, 2));
  expect(groups[0]!.markers[0]).toBe(markers[0]);
});

test('a marker waits for the punctuation that may follow the syntax behind it, and a copy says so', () => {
  const { groups, markers } = place('**green^**', { isWhole: false });
  expect(markers[0]!.settled).toBe(true);
  expect(groups[0]!.markers[0]).toEqual({ ...markers[0], settled: false });
  expect(htmlOf('**green^**', { isWhole: false })).toBe('<p><strong>green</strong>[1~]</p>');
  expect(htmlOf('**green^**.', { isWhole: false })).toBe('<p><strong>green</strong>[1~].</p>');
  expect(htmlOf('**green^**. So', { isWhole: false })).toBe('<p><strong>green</strong>.[1] So</p>');
  expect(htmlOf('**green^**\n\nSo', { isWhole: false })).toBe(
    '<p><strong>green</strong>[1]</p><p>So</p>',
  );
});

test('behind code and links that may grow it waits as well', () => {
  expect(htmlOf('```\na^\nb', { isWhole: false })).toBe('<pre><code>a\nb\n</code></pre>[1~]');
  expect(htmlOf('see www^.e.org', { isWhole: false, side: 'before' })).toContain('[1~]');
});

test('it waits where its words are not all shown, and never is more settled than in the text', () => {
  const { groups } = place('a ~b^', { end: 3 }, render('a '));
  expect(groups[0]!.markers[0]!.settled).toBe(false);
  const { text, markers } = annotateMarked('a^ b');
  const [riding] = placeMarkers(render(text), [{ ...markers[0]!, settled: false }], {
    source: text,
    side: 'after',
    isWhole: true,
    create: numbersElement,
  });
  expect(riding!.markers[0]!.settled).toBe(false);
});

test('a tree that shows nothing has its markers at its start', () => {
  expect(htmlOf('[a]: /u^')).toBe('[1]');
  expect(htmlOf('<!-- a^ -->', { isWhole: false })).toBe('[1~]');
});

// ---- positions

test('a tree of a part of the text knows where that part begins', () => {
  const { markers } = annotateMarked('One.^\n\n*Two*^ three');
  const source = '*Two* three';
  const at = 6;
  const own = markers.slice(1);
  const tree = render(source);
  placeMarkers(tree, own, {
    source,
    at,
    from: at,
    side: 'after',
    isWhole: true,
    create: numbersElement,
  });
  expect(look(tree).seen).toMatchObject([{ added: '[2]', before: 'Two' }]);
});

test('positions may count over the whole text while only a part of it is at hand', () => {
  const { text, markers } = annotateMarked('One.^\n\n\\*Two\\*^ three');
  const tree = render(text);
  tree.children = tree.children.slice(2);
  placeMarkers(tree, markers.slice(1), {
    source: text.slice(6),
    at: 6,
    side: 'after',
    isWhole: true,
    create: numbersElement,
  });
  expect(look(tree).seen).toMatchObject([{ added: '[2]', before: '*Two*' }]);
});

test('a byte order mark that the parser dropped is counted in', () => {
  expect(place('\uFEFF*a*^ b^', { from: 1 }).seen.map(({ before }) => before)).toEqual(['a', 'ab']);
});

// ---- what plugins make

const plugged = createRender({
  raw: true,
  remark: [remarkMath],
  rehype: [rehypeRaw, rehypeSlug, rehypeKatex],
});

test('mathematics that a plugin has drawn is followed, in the line and on its own', () => {
  const { seen } = place(
    'So $a^ + b$, and\n\n$$\nc^\n$$\n\nend^',
    {},
    plugged('So $a + b$, and\n\n$$\nc\n$$\n\nend'),
  );
  expect(seen.map(({ inside }) => inside)).toEqual([['p'], [], ['p']]);
  expect(seen[2]!.before.endsWith('end')).toBe(true);
});

test('HTML that the answer may hold is as good as Markdown', () => {
  expect(htmlOf('a <mark>b^ c</mark>^. <kbd>d^</kbd>', { render: plugged })).toBe(
    '<p>a <mark>b[1] c</mark>.[2] <kbd>d</kbd>[3]</p>',
  );
});

test('code that a plugin has made anew, without positions, is followed all the same', () => {
  const marked = '**So:**^\n\n```js\nf()^\n```\n\n```js\ng()^\n```\n\nThen^';
  const tree = render(marked.replaceAll('^', ''));
  let isCode = false;
  walk(tree, {
    enter(node) {
      isCode ||= node.type === 'element' && node.tagName === 'pre';
      if (isCode) delete node.position;
      return true;
    },
    leave(node) {
      if (node.type === 'element' && node.tagName === 'pre') isCode = false;
    },
  });
  const { seen } = place(marked, {}, tree);
  expect(seen.map(({ inside, added, before }) => [added, before, ...inside].join(' '))).toEqual([
    '[1] So: p',
    expect.stringMatching(/^\[2\] So:\S+$/),
    expect.stringMatching(/^\[3\] So:\S+$/),
    expect.stringMatching(/^\[4\] So:\S+Then p$/),
  ]);
});

test('what a plugin adds to a heading stays behind the marker of its words', () => {
  const text = '## Costs\n\nLow';
  const tree = render(text);
  walk(tree, {
    enter(node) {
      if (node.type !== 'element' || node.tagName !== 'h2') return false;
      const children = [{ type: 'text' as const, value: '#' }];
      node.children.push({ type: 'element', tagName: 'a', properties: {}, children });
      return false;
    },
  });
  expect(place('## Costs^\n\nLow', {}, tree).seen).toMatchObject([
    { added: '[1]', before: 'Costs' },
  ]);
});

test('groups that are in the tree already are no words', () => {
  const text = 'a b';
  const tree = render(text);
  const group = { className: ['cited-group'] };
  walk(tree, {
    enter(node) {
      if (node.type !== 'element') return false;
      const children = [{ type: 'text' as const, value: '9' }];
      node.children.push({ type: 'element', tagName: 'span', properties: group, children });
      return false;
    },
  });
  expect(place('a b^ ', {}, tree).seen).toMatchObject([{ added: '[1]', before: 'ab' }]);
});

test('what a plugin has drawn does not draw a marker to it from behind the syntax before it', () => {
  const marked = '**So**^ $x$\n\n*and*^\n\n$$\nb\n$$';
  const { seen } = place(marked, {}, plugged(marked.replaceAll('^', '')));
  expect(seen.map(({ inside }) => inside)).toEqual([['p'], ['p']]);
  expect(seen[0]!.before).toBe('So');
});

test('notes that were gathered at the end keep their own markers, and no others', () => {
  const notes = createRender({ remark: [remarkGfm] });
  const text = 'a[^1] b\n\n[^1]: note one\n\nc\n\n[d]: /u';
  const tree = notes(text);
  const ends = ['note', 'c', '/u'].map((words) => text.indexOf(words) + words.length);
  const groups = placeMarkers(tree, markersAt(text, ends, 'after'), {
    source: text,
    side: 'after',
    isWhole: true,
    create: numbersElement,
  });
  expect(groups).toHaveLength(2);
  const { seen } = look(tree);
  expect(seen.map(({ added, inside }) => [added, inside.at(-2) ?? ''])).toEqual([
    ['[2,3]', ''],
    ['[1]', 'li'],
  ]);
});

/** A text at the place in the source that its first letter has in the alphabet. */
function textAt(value: string): Text {
  const offset = value.charCodeAt(0) - 'a'.charCodeAt(0);
  const start = { line: 1, column: offset + 1, offset };
  const end = { line: 1, column: offset + 1 + value.length, offset: offset + value.length };
  return { type: 'text', value, position: { start, end } };
}

function element(tagName: string, ...children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

test('words that a plugin has moved have their marker where they are now, and it draws no later one before it', () => {
  const paragraph = element('p', textAt('abc'), textAt('ghi'), textAt('def'));
  const { seen } = place('ab^cd^efg^hi', {}, { type: 'root', children: [paragraph] });
  expect(seen.map(({ added, before }) => added + before)).toEqual([
    '[1]ab',
    '[2]abcghid',
    '[3]abcghidef',
  ]);
});

test('what stands in a list but in none of its items has no marker', () => {
  const list = element('ul', element('li', textAt('abc')), textAt('def'));
  const { seen } = place('abc^def^', {}, { type: 'root', children: [list] });
  expect(seen.map(({ added, inside }) => [added, ...inside])).toEqual([['[1,2]', 'ul', 'li']]);
});

test('no character is divided', () => {
  const tree = render('😀b');
  placeMarkers(tree, markersAt('😀b', [1], 'before'), {
    source: '😀b',
    side: 'before',
    isWhole: true,
    create: numbersElement,
  });
  expect(look(tree).seen[0]!.before).toBe('😀');
});

// ---- size

test('a thousand quotes, emphases and lists inside of each other are no deeper than any', () => {
  const deep: Root = { type: 'root', children: [] };
  let inner: Root | Extract<Root['children'][number], { type: 'element' }> = deep;
  for (let level = 0; level < 3000; level += 1) {
    const tagName = ['blockquote', 'div', 'em'][Math.floor(level / 1000)]!;
    const child = { type: 'element' as const, tagName, properties: {}, children: [] };
    inner.children.push(child);
    inner = child;
  }
  const point = (offset: number) => ({ line: 1, column: offset + 1, offset });
  inner.children.push({ type: 'text', value: 'ab', position: { start: point(0), end: point(2) } });
  const { seen } = place('a^b^', {}, deep);
  expect(seen.map(({ inside }) => inside.length)).toEqual([3000, 2000]);
});

test('markers behind every word of a long text come in one walk over it', () => {
  const words = Array.from({ length: 1000 }, (_, at) => `w${at} *x*`);
  const { seen, groups } = place(words.join('^ ') + '^');
  expect(seen).toHaveLength(1000);
  expect(groups).toHaveLength(1000);
});
