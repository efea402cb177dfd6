import { cite } from '@cited-stream/testing/answers';
import { expect, test, vi } from 'vitest';
import { answerOf, show } from '../test/show.tsx';

/** What would have run. */
const ran = vi.fn();
Object.assign(globalThis, { ran });

const hostile = [
  '<script>ran()</script>',
  '<img src=x onerror="ran()">',
  '<svg onload=ran()><animate onbegin=ran() attributeName=x dur=1s>',
  '<iframe srcdoc="<script>parent.ran()</script>"></iframe>',
  '[a](javascript:ran())',
  '[a](JAVASCRIPT:ran())',
  '[a](java&#x0A;script:ran())',
  '[a](&#1;javascript:ran())',
  '[a]: javascript:ran()\n\n[a] ![a]',
  '<javascript:ran()>',
  '![a](javascript:ran())',
  '![a](data:image/svg+xml,<svg onload=ran()>)',
  '[a](data:text/html,<script>ran()</script>)',
  '![x](https://tracker.example/pixel.png)',
  '| a |\n| - |\n| <img src=x onerror=ran()> |',
  '# <a href="javascript:ran()">x</a>',
];

test.each(hostile)('nothing runs and nothing is fetched: %j', async (text) => {
  const { text: shown } = show(answerOf([[text, cite(0)]]));
  expect(shown().querySelector('script, iframe, svg, img, object, embed')).toBeNull();
  for (const element of shown().querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      expect(name).not.toMatch(/^on|^srcdoc$/);
      expect(element.getAttribute(name)).not.toMatch(/^\W*(javascript|data):/i);
    }
  }
  for (const link of shown().querySelectorAll<HTMLAnchorElement>('a[href]')) {
    if (link.protocol === 'javascript:') link.click();
  }
  await Promise.resolve();
  expect(ran).not.toHaveBeenCalled();
});

test.each<[string, string]>([
  ['block quotes', `${'>'.repeat(1000)} deep`],
  ['block quotes too deep to parse', `${'>'.repeat(20_000)} deep`],
  ['lists', Array.from({ length: 300 }, (_, at) => `${'  '.repeat(at)}- x`).join('\n')],
  ['brackets', `${'['.repeat(1000)}deep${']'.repeat(1000)}`],
  ['open brackets', '['.repeat(1000)],
  ['open links', '[a]('.repeat(1000)],
  ['emphasis', `${'*a **b '.repeat(500)}deep`],
  ['emphasis that closes', `${'*a_'.repeat(500)}deep${'_*'.repeat(500)}`],
  ['backticks', Array.from({ length: 200 }, (_, at) => '`'.repeat(at)).join(' a ')],
  ['tags', '<b>'.repeat(1000)],
  ['entities', '&amp;&#0;&#xD800;&notanentity;&#99999999;'],
  ['control characters', 'a\u0000b\u0001\u0007\u001b[31m\u202Ec'],
  ['a lone surrogate', 'a\uD800b \uDC00'],
  ['a byte order mark', '\uFEFF# Title\n\n\uFEFFtext'],
  ['line ends of every kind', 'a\rb\r\nc\n\rd\r\r\ne'],
  ['white space', ' \t \n\u00a0\n\u2028\u2029\u000b\n'],
])('%s: nothing throws, and the marker is there', (_, text) => {
  const errors = vi.spyOn(console, 'error');
  for (const streaming of [false, true]) {
    const answer = answerOf([[text], [' cited', cite(0)]]);
    const {
      markers,
      text: shown,
      unmount,
    } = show(streaming ? { ...answer, status: 'streaming' } : answer);
    // At an open end, what is not decided yet waits.
    if (!streaming) {
      expect(markers()).toHaveLength(1);
      expect(shown().textContent).toContain('cited');
    }
    unmount();
  }
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});

test('a megabyte without a line end is shown whole', () => {
  const text = 'words and more of them '.repeat(45_000);
  const { text: shown, next } = show(answerOf([[text]]));
  expect(shown().textContent.trim().length).toBe(text.trim().length);
  next(answerOf([[`${text}and the end.`]]));
  expect(shown().textContent).toMatch(/and the end\.$/);
});
