import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { toHtml } from 'hast-util-to-html';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { rehypeCitations, type RehypeCitationsOptions } from './rehype-citations.ts';
import { annotateMarked } from './test/mark.ts';

const marked = 'So **green^**.^ And^ more';
const { text, markers } = annotateMarked(marked);

function run(source: string, options: RehypeCitationsOptions) {
  const processor = unified()
    .use(remarkParse)
    .use(remarkRehype)
    .use([[rehypeCitations, options]]);
  return processor.runSync(processor.parse(source), source);
}

test('in a list of plugins it puts each group and its markers into the tree', () => {
  const group = (size: number, citations: number) =>
    `<span class="cited-group" data-size="${size}">${'<citation marker="[object Object]"></citation>'.repeat(citations)}</span>`;
  expect(toHtml(run(text, { markers }))).toBe(
    `<p>So <strong>green</strong>.${group(2, 2)} And${group(1, 1)} more</p>`,
  );
});

test('a component gets the marker itself', () => {
  const found: unknown[] = [];
  const find = (node: ReactNode): void => {
    if (Array.isArray(node)) node.forEach(find);
    if (!isValidElement(node)) return;
    const { type, props } = node as ReactElement<{ children?: ReactNode; marker?: unknown }>;
    if (type === Citation) found.push(props.marker);
    find(props.children);
  };
  const Citation = () => null;
  const components = { citation: Citation } as Record<string, typeof Citation>;
  find(toJsxRuntime(run(text, { markers }), { Fragment, jsx, jsxs, components }) as ReactNode);
  expect(found).toHaveLength(3);
  found.forEach((marker, at) => expect(marker).toBe(markers[at]));
});

test('it takes a side, waits while text comes, and knows where a part of the text begins', () => {
  const before = toHtml(
    run('Vert. Oui', { markers: annotateMarked('Vert^. Oui').markers, side: 'before' }),
  );
  expect(before).toMatch(/^<p>Vert<span.*<\/span>\. Oui<\/p>$/);
  const waiting = toHtml(
    run('Green.', { markers: annotateMarked('Green^.').markers, streaming: true }),
  );
  expect(waiting).toMatch(/^<p>Green<span.*<\/span>\.<\/p>$/);
  const { markers: all } = annotateMarked('One.\n\nTw\\*^o');
  expect(toHtml(run('Tw\\*o', { markers: all, at: 6 }))).toMatch(/^<p>Tw\*<span.*<\/span>o<\/p>$/);
});

test('it counts in the byte order mark that parsers drop', () => {
  const { text: source, markers: own } = annotateMarked('\uFEFFab^ c');
  expect(toHtml(run(source, { markers: own }))).toMatch(/^<p>ab<span.*<\/span> c<\/p>$/);
});

test('it runs over a tree alone, when it is given the text', () => {
  const processor = unified().use(remarkParse).use(remarkRehype);
  const { text: source, markers: own } = annotateMarked('a\\*^b c');
  const tree = processor.runSync(processor.parse(source));
  rehypeCitations({ markers: own, source })(tree);
  expect(toHtml(tree)).toMatch(/^<p>a\*<span.*<\/span>b c<\/p>$/);
});
