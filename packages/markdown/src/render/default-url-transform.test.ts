import { expect, test } from 'vitest';
import { defaultUrlTransform } from './default-url-transform.ts';

test.each([
  'https://example.com/a?b=c#d',
  'HTTP://EXAMPLE.COM',
  'mailto:someone@example.com',
  'tel:+441234',
  '/terms',
  'terms?at=12:30',
  './a#b:c',
  '#section',
  '//example.com/a',
  '',
])('%j leads somewhere', (url) => {
  expect(defaultUrlTransform(url)).toBe(url);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript\t:alert(1)',
  'vbscript:x',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg/>',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'about:blank',
  'ftp://example.com',
])('%j is left out', (url) => {
  expect(defaultUrlTransform(url)).toBeUndefined();
});
