import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('an empty environment gives a local replay at the API’s pace', () => {
  expect(readSettings({})).toMatchObject({ host: '127.0.0.1', port: 4173, pace: 1 });
  expect(readSettings({}).apiKey).toBeUndefined();
});

test('an empty variable counts as not set', () => {
  const env = { PORT: '', ANTHROPIC_API_KEY: '', ANTHROPIC_MODEL: '' };
  expect(readSettings(env)).toEqual(readSettings({}));
});

test('a pace of 0 is a pace', () => {
  expect(readSettings({ REPLAY_PACE: '0' }).pace).toBe(0);
});

test('a number that is none is named', () => {
  expect(() => readSettings({ PORT: 'http' })).toThrow('PORT is "http"');
});
