import type Anthropic from '@anthropic-ai/sdk';
import { expect, test } from 'vitest';
import { eventsOf } from './events-of.ts';
import { foldEvents } from './fold-events.ts';
import { readRecordings } from './recordings.ts';

test('the events made of a recorded message add up to it again', () => {
  const messages = readRecordings().filter(({ format }) => format === 'message');
  console.info(
    messages.length > 0
      ? `Recorded messages used: ${messages.length}.`
      : 'No recordings folder: no recorded message was tried.',
  );
  for (const { name, bytes } of messages) {
    const message = JSON.parse(new TextDecoder().decode(bytes)) as Anthropic.Message;
    for (const order of ['citations-first', 'text-first', 'interleaved'] as const) {
      expect(foldEvents(eventsOf(message, { order })), name).toEqual(message);
    }
  }
});
