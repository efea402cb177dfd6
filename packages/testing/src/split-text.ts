import type { Random } from './random.ts';

// What was measured on recorded answers: half of the text deltas are shorter than this, the longest was 171.
const MEDIAN_LENGTH = 13;
const MAX_LENGTH = 170;
const SPREAD = 0.8;

/** The text in pieces as long as the API's text deltas. Never cuts a surrogate pair; joined, they are the text. */
export function splitText(text: string, random: Random): string[] {
  const pieces: string[] = [];
  for (let start = 0; start < text.length;) {
    const end = wholeCharacterEnd(text, start + deltaLength(random));
    pieces.push(text.slice(start, end));
    start = end;
  }
  return pieces;
}

function deltaLength(random: Random): number {
  // Four uniform numbers make a bell that is round enough; its exponent has the long tail that deltas have.
  const bell = random() + random() + random() + random() - 2;
  const length = MEDIAN_LENGTH * Math.exp(bell * SPREAD * Math.sqrt(3));
  return Math.min(MAX_LENGTH, Math.max(1, Math.round(length)));
}

function wholeCharacterEnd(text: string, end: number): number {
  const before = text.charCodeAt(end - 1);
  const after = text.charCodeAt(end);
  const cutsPair = before >= 0xd800 && before <= 0xdbff && after >= 0xdc00 && after <= 0xdfff;
  return cutsPair ? end + 1 : end;
}
