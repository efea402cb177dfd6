import { expect, test } from 'vitest';
import { stateAttributes } from './state-attributes.ts';

test('words are values, true is presence, false and undefined are absence', () => {
  expect(stateAttributes({ kind: 'pdf', active: true, settled: false, error: undefined })).toEqual({
    'data-kind': 'pdf',
    'data-active': '',
  });
});
