import { expect, test } from 'vitest';
import { entries, measure } from './sizes.js';

test('only what is imported counts', async () => {
  const little = await measure({ code: "export { StreamError } from '@cited-stream/core'" });
  const all = await measure({ code: "export * from '@cited-stream/core'" });
  expect(little.gzipped).toBeGreaterThan(100);
  expect(little.gzipped).toBeLessThan(1000);
  expect(all.gzipped).toBeGreaterThan(10 * little.gzipped);
  expect(all.minified).toBeLessThan(all.raw);
});

test('what serves development alone is not in a production bundle', async () => {
  const guarded = "if (process.env.NODE_ENV !== 'production') console.warn('a warning')";
  const empty = await measure({ code: '' });
  expect(await measure({ code: guarded })).toMatchObject({ minified: empty.minified });
});

test('an import that does not exist is an error, not nothing', async () => {
  await expect(
    measure({ code: "export { nowhere } from '@cited-stream/nowhere'" }),
  ).rejects.toThrow('nowhere');
});

test('every entry has a name of its own and a limit', () => {
  expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
  for (const { limit } of entries) expect(limit).toBeGreaterThan(0);
});
