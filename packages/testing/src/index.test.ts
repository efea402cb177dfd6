import { expect, test } from 'vitest';
import * as testing from './index.ts';

test('the public names', () => {
  expect(Object.keys(testing).sort()).toEqual([
    'eventsOf',
    'everyCut',
    'randomCuts',
    'streamOf',
    'toNdjson',
    'toSse',
  ]);
});
