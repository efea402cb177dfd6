import { expect, test } from 'vitest';
import * as barrel from './index.ts';

test('the barrel is the contract', () => {
  expect(Object.keys(barrel).sort()).toEqual([
    'CitedAnswer',
    'CitedStreamProvider',
    'SourcePanel',
    'english',
    'isRunning',
    'useAnswer',
    'useCitedAnswer',
    'useCitedStream',
    'useLabels',
    'useMarker',
    'useNearestAnswer',
  ]);
  expect(Object.keys(barrel.CitedAnswer).sort()).toEqual([
    'Group',
    'Marker',
    'Preview',
    'Root',
    'Status',
    'Text',
  ]);
});
