import { expect, test } from 'vitest';
import { hostOf, isForeign } from './hosts.ts';

test.each([
  ['https://Example.com:8080/a', 'example.com:8080'],
  ['//example.com/a', 'example.com'],
  ['\\\\example.com\\a', 'example.com'],
  ['/\\example.com', 'example.com'],
  [' https://example.com', 'example.com'],
  ['ht\ntps://example.com', 'example.com'],
  ['http:example.com/a', 'example.com'],
  ['https:/example.com', 'example.com'],
  ['/a', undefined],
  ['a/b', undefined],
  ['#a', undefined],
  ['mailto:a@example.com', undefined],
])('the host of %j is %j', (url, host) => {
  expect(hostOf(url)).toBe(host);
});

test('an address of the page itself is not foreign, and one of a host is unless it is listed', () => {
  expect(isForeign('/a.png', [])).toBe(false);
  expect(isForeign('https://example.com/a.png', [])).toBe(true);
  expect(isForeign('https://example.com/a.png', ['Example.com'])).toBe(false);
  expect(isForeign('https://example.com.evil.example/a.png', ['example.com'])).toBe(true);
  expect(isForeign('https://example.com@evil.example/a.png', ['example.com'])).toBe(true);
  expect(isForeign('data:image/png;base64,AAAA', ['example.com'])).toBe(true);
  expect(isForeign('https://[broken', ['example.com'])).toBe(true);
  expect(isForeign('mailto:a@example.com', [])).toBe(false);
});
