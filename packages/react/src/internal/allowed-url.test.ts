import { expect, test } from 'vitest';
import { allowedUrl } from './allowed-url.ts';

test.each(['https://example.com/x', 'http://example.com', 'mailto:a@example.com'])(
  '%s may be a link',
  (url) => {
    expect(allowedUrl(url)).toBe(url);
  },
);

test.each([
  undefined,
  '',
  '/docs',
  'a b',
  'example.com/x',
  'javascript:1',
  ' javascript:1',
  'java\nscript:1',
  'data:text/html,x',
  'file:///etc/hosts',
  '//example.com',
])('%j may not', (url) => {
  expect(allowedUrl(url)).toBeUndefined();
});
