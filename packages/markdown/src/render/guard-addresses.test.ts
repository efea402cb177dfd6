import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { expect, test, vi } from 'vitest';
import { defaultUrlTransform } from './default-url-transform.ts';
import { guardAddresses, type AddressPolicy } from './guard-addresses.ts';
import { rawToText } from './raw-to-text.ts';
import { createPipeline } from './pipeline.ts';

const pipeline = createPipeline({
  remarkPlugins: [],
  rehypePlugins: [],
  footnotes: false,
  idPrefix: '',
});

function guarded(text: string, policy: Partial<AddressPolicy> = {}, end = Infinity): string {
  const tree = pipeline.toHast(pipeline.parse(text).children);
  guardAddresses(tree, { urlTransform: defaultUrlTransform, imageHosts: [], ...policy }, end);
  rawToText(tree);
  return toHtml(tree);
}

test('a link to another site opens beside the answer and tells that site nothing', () => {
  expect(guarded('[a](https://example.com)')).toBe(
    '<p><a href="https://example.com" target="_blank" rel="noopener noreferrer">a</a></p>',
  );
  expect(guarded('[a](/terms)')).toBe('<p><a href="/terms">a</a></p>');
});

test('with a list of hosts, links to others are words', () => {
  const policy = { linkHosts: ['example.com'] };
  expect(guarded('[a](https://example.com)', policy)).toContain('href="https://example.com"');
  expect(guarded('[a](https://other.example)', policy)).toBe('<p><span>a</span></p>');
  expect(guarded('[a](//other.example)', policy)).toBe('<p><span>a</span></p>');
  expect(guarded('[a](/terms)', policy)).toContain('href="/terms"');
});

test.each([
  '[a](javascript:alert(1))',
  '[a](data:text/html,x)',
  '<javascript:alert(1)>',
  '[a]: javascript:alert(1)\n\n[a]',
  '![a](javascript:alert(1))',
  '![a](data:image/png;base64,AAAA)',
])('nothing runs from %j', (text) => {
  expect(guarded(text)).not.toMatch(/(href|src)=/);
});

test('an image of another host is a link that reads as its description', () => {
  expect(guarded('![A chart](https://example.com/chart.png)')).toBe(
    '<p><a class="cited-image-link" href="https://example.com/chart.png" target="_blank" rel="noopener noreferrer">A chart</a></p>',
  );
  expect(guarded('![](https://example.com/img/chart.png?x=/1)')).toContain('>chart.png</a>');
  expect(guarded('[![A chart](https://example.com/chart.png)](/terms)')).toBe(
    '<p><a href="/terms"><span class="cited-image-link">A chart</span></a></p>',
  );
});

test('images of the page itself and of listed hosts are images', () => {
  expect(guarded('![a](/chart.png)')).toBe('<p><img src="/chart.png" alt="a"></p>');
  const listed = guarded('![a](https://example.com/a.png)', { imageHosts: ['example.com'] });
  expect(listed).toContain('<img src="https://example.com/a.png"');
});

test('what may be a picture and not a link is words where the picture is not loaded', () => {
  const urlTransform = (url: string, key: string) =>
    key === 'src' ? url : defaultUrlTransform(url);
  expect(guarded('![a](javascript:alert(1))', { urlTransform })).toBe(
    '<p><span class="cited-image-link">a</span></p>',
  );
  expect(guarded('![a](data:image/png;base64,AAAA)', { urlTransform })).toContain(
    '<img src="data:image/png;base64,AAAA"',
  );
});

test('an address is transformed with the attribute it stands in', () => {
  const urlTransform = vi.fn((url: string) => `/go?to=${encodeURIComponent(url)}`);
  expect(guarded('[a](https://example.com)', { urlTransform })).toContain(
    'href="/go?to=https%3A%2F%2Fexample.com"',
  );
  expect(urlTransform).toHaveBeenCalledWith('https://example.com', 'href');
});

test('an address that the function of the host fails on is left out, and the host is told', () => {
  const onFailure = vi.fn();
  const urlTransform = (url: string) => new URL(url).href;
  const text = '[a](/b) [c](https://example.com/)';
  expect(guarded(text, { urlTransform, onFailure })).toMatch(/^<p><span>a<\/span> <a href="https/);
  expect(onFailure).toHaveBeenCalledOnce();
});

test('a link that has not all come has no address yet', () => {
  const text = '[docs](https://e)';
  expect(guarded(text, {}, text.length - 1)).toBe('<p><a>docs</a></p>');
  expect(guarded(text, {}, text.length)).toContain('href="https://e"');
});

test('a bare address at the end of what has come may go on, and leads nowhere yet', () => {
  const text = 'See https://example.com/a';
  expect(guarded(text, {}, text.length)).toBe('<p>See <a>https://example.com/a</a></p>');
  expect(guarded(`${text} now`, {}, text.length + 4)).toContain('href="https://example.com/a"');
  const closed = 'See <https://example.com/a>';
  expect(guarded(closed, {}, closed.length)).toContain('href=');
});

test('raw HTML is the text that it is', () => {
  expect(guarded('<script>alert(1)</script>')).toBe(
    '<p class="cited-html">&#x3C;script>alert(1)&#x3C;/script></p>',
  );
  expect(guarded('a <img src=x onerror=alert(1)> b')).not.toContain('<img');
});

test('addresses that plugins make are guarded too, in every attribute that takes one', () => {
  const tree: Root = {
    type: 'root',
    children: ['href', 'formAction', 'src', 'data', 'cite', 'poster'].map((key) => ({
      type: 'element',
      tagName:
        { href: 'a', formAction: 'button', src: 'iframe', data: 'object', cite: 'q' }[key] ??
        'video',
      properties: { [key]: 'javascript:alert(1)' },
      children: [],
    })),
  };
  guardAddresses(tree, { urlTransform: defaultUrlTransform, imageHosts: [] }, Infinity);
  expect(toHtml(tree)).not.toContain('javascript');
});
