import { expect, test } from 'vitest';
import { placementAfter, placeMarker, sideOf } from './placement.ts';

/** The marker as `^` where it rests when `cited` is followed by `rest`. */
function shown(
  [lead, cited, rest]: readonly [string, string, string],
  side: 'after' | 'before' = 'after',
  { open = false, isWhole = true } = {},
): string {
  const text = lead + cited + rest;
  const start = lead.length + cited.search(/\S/);
  const visible = { start, end: lead.length + cited.trimEnd().length };
  const { offset, settled } = placeMarker(text, visible, { side, isOpen: open, isWhole });
  return `${text.slice(0, offset)}${settled ? '^' : '~'}${text.slice(offset)}`;
}

test.each([
  [['', 'the grass is green', ', and'], 'the grass is green,^ and'],
  [['', 'the grass is green', '. The'], 'the grass is green.^ The'],
  [['', 'the grass is green', '.'], 'the grass is green.^'],
  [['', 'the grass is green', ''], 'the grass is green^'],
  [['', 'the grass is green.', ' The'], 'the grass is green.^ The'],
  [['“', 'green', '”). So'], '“green”).^ So'],
  [['', 'green', ' and'], 'green^ and'],
  [['', 'green', '—and'], 'green^—and'],
  [['', 'green', '\n\n- '], 'green^\n\n- '],
  [['', '草は緑', '。空'], '草は緑^。空'],
  [['', 'العشب أخضر', '، والسماء'], 'العشب أخضر،^ والسماء'],
] as const)('%j rests as %s', (parts, expected) => {
  expect(shown(parts)).toBe(expected);
});

test.each([
  [['', '3', '.5'], '3^.5'],
  [['', 'e', '.g. this'], 'e^.g. this'],
  [['', 'the landlord', '’s'], 'the landlord^’s'],
  [['', 'x', '.é'], 'x^.é'],
  [['', 'x', '.𝐀'], 'x^.𝐀'],
] as const)('punctuation inside a word or number is not hopped over: %j', (parts, expected) => {
  expect(shown(parts)).toBe(expected);
});

test('white space at the end of the block parts the marker from what follows', () => {
  expect(shown(['', 'green \n', '. So'])).toBe('green^ \n. So');
});

test('while the block is open the marker rides at the end of its visible text', () => {
  expect(shown(['', 'gre', ''], 'after', { open: true, isWhole: false })).toBe('gre~');
  expect(shown(['', 'green. ', ''], 'after', { open: true, isWhole: false })).toBe('green.~ ');
});

test('until the character after the punctuation has come the marker waits before it', () => {
  const growing = { isWhole: false };
  expect(shown(['', 'green', ''], 'after', growing)).toBe('green~');
  expect(shown(['', 'green', '.'], 'after', growing)).toBe('green~.');
  expect(shown(['', 'green', '.)'], 'after', growing)).toBe('green~.)');
  expect(shown(['', 'green', '.) '], 'after', growing)).toBe('green.)^ ');
  expect(shown(['', '3', '.'], 'after', growing)).toBe('3~.');
  expect(shown(['', '3', '.5'], 'after', growing)).toBe('3^.5');
});

test.each([
  [['', '緑です', '。空は'], '緑です^。空は'],
  [['', '緑です。', '空は'], '緑です^。空は'],
  [['', 'C’est vert\u00a0!', ' Oui'], 'C’est vert^\u00a0! Oui'],
  [['', '(vert).', ' Oui'], '(vert^). Oui'],
  [['a', '...', ' Oui'], 'a...^ Oui'],
] as const)('before punctuation, %j rests as %s', (parts, expected) => {
  expect(shown(parts, 'before')).toBe(expected);
});

test('a riding marker never moves backwards, on either side, however the text goes on', () => {
  const full = 'He said “3.5 (or so).” Then … 7.) “No!”';
  for (const side of ['after', 'before'] as const) {
    for (let end = 1; end <= full.length; end += 1) {
      const visible = { start: 0, end: full.slice(0, end).trimEnd().length };
      let last = 0;
      for (let now = 1; now <= full.length; now += 1) {
        const open = now < end;
        const own = open ? { start: 0, end: full.slice(0, now).trimEnd().length } : visible;
        const { offset } = placeMarker(full.slice(0, now), own, {
          side,
          isOpen: open,
          isWhole: now === full.length,
        });
        expect(offset).toBeGreaterThanOrEqual(last);
        last = offset;
      }
    }
  }
});

test('the side goes by the language unless it is said', () => {
  expect(sideOf('auto', 'en')).toBe('after');
  expect(sideOf('auto', 'de-CH')).toBe('after');
  expect(sideOf('auto', 'fr')).toBe('before');
  expect(sideOf('auto', 'FR-ca')).toBe('before');
  expect(sideOf('auto', 'ja-JP')).toBe('before');
  expect(sideOf('auto', '')).toBe('after');
  expect(sideOf('after-punctuation', 'ja')).toBe('after');
  expect(sideOf('before-punctuation', 'en')).toBe('before');
});

test('the rule is there for other renderers, as a function of the text that follows', () => {
  expect(placementAfter(', and', 'en')).toBe('after');
  expect(placementAfter('.', 'en')).toBe('after');
  expect(placementAfter('.5', 'en')).toBe('before');
  expect(placementAfter(' and', 'en')).toBe('before');
  expect(placementAfter('. Et', 'fr')).toBe('before');
});
