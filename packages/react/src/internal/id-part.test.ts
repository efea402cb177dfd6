import { expect, test } from 'vitest';
import { idPart } from './id-part.ts';

test('different texts give different parts, and all are plain', () => {
  const texts = ['a', 'a b', 'a_20_b', 'https://example.com/?q=1', ':r1:', 'ä', 'a/b', 'a-b', '_'];
  const parts = texts.map(idPart);
  expect(new Set(parts).size).toBe(texts.length);
  for (const part of parts) expect(part).toMatch(/^[\w-]+$/);
});
