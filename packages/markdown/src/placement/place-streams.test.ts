/// <reference types="node" />
import {
  annotate,
  emptyMessage,
  readEvents,
  reduceMessage,
  type CitedMessage,
  type StreamEvent,
} from '@cited-stream/core';
import { eventsOf } from '@cited-stream/testing';
import { demonstrations } from '@cited-stream/testing/demonstrations';
import { readRecordings } from '@cited-stream/testing/recordings';
import { expect, test } from 'vitest';
import { placeMarkers } from './place-markers.ts';
import { createRender, numbersElement } from './test/mark.ts';
import { look } from './test/seen.ts';

/** At how many moments a stream is looked at; a long search looks at more. */
const MOMENTS = 15 * Number(process.env['MARKDOWN_RUNS'] ?? 2);
const SIDES = ['after-punctuation', 'before-punctuation'] as const;

const render = createRender();

interface Rest {
  before: string;
  settled: boolean;
}

/** What is seen of an answer, and where its markers stand in it. */
function show(message: CitedMessage, placement: (typeof SIDES)[number]) {
  const { text, markers, side } = annotate([message], { placement });
  const tree = render(text);
  const groups = placeMarkers(tree, markers, {
    source: text,
    side,
    isWhole: message.ended,
    create: numbersElement,
  });
  const rests = new Map<string, Rest>();
  const { text: shown, seen } = look(tree);
  seen.forEach(({ before }, at) => {
    for (const { id, settled } of groups[at]!.markers) rests.set(id, { before, settled });
  });
  return { shown, rests };
}

const counts = { moments: 0, kept: 0, rode: 0, redrawn: 0 };

/** A marker stays behind the words that it stood behind, as long as they are shown as they were. */
function expectForward(events: readonly StreamEvent[], placement: (typeof SIDES)[number]): void {
  const stride = Math.max(1, Math.floor(events.length / MOMENTS));
  let message = emptyMessage;
  let last = show(message, placement);
  events.forEach((event, at) => {
    message = reduceMessage(message, event);
    if (at % stride > 0 && at < events.length - 1) return;
    counts.moments += 1;
    const now = show(message, placement);
    for (const [id, { before, settled }] of last.rests) {
      const rest = now.rests.get(id);
      expect(rest, `${id} is gone`).toBeDefined();
      if (!now.shown.startsWith(before)) counts.redrawn += 1;
      else if (settled) {
        counts.kept += 1;
        expect(rest!.before).toBe(before);
        if (now.shown.startsWith(last.shown)) expect(rest!.settled).toBe(true);
      } else {
        counts.rode += 1;
        expect(rest!.before.startsWith(before)).toBe(true);
      }
    }
    last = now;
  });
  if (message.ended) expect([...last.rests.values()].every(({ settled }) => settled)).toBe(true);
}

test.each(demonstrations.map((each) => [each.id, each] as const))(
  'while %s streams its markers move forward, and not once they have settled',
  (_, { message }) => {
    for (const order of ['citations-first', 'text-first', 'interleaved'] as const) {
      for (const side of SIDES) expectForward(eventsOf(message, { order }), side);
    }
  },
);

test('while recorded answers stream their markers move forward, and not once they have settled', async () => {
  const recordings = readRecordings().filter(({ format }) => format !== 'message');
  for (const { bytes } of recordings) {
    const events: StreamEvent[] = [];
    for await (const event of readEvents(new Response(bytes as BodyInit))) events.push(event);
    for (const side of SIDES) expectForward(events, side);
  }
  console.log(
    `Markers while streaming: ${JSON.stringify(counts)} in ${demonstrations.length} demonstrations ` +
      (recordings.length > 0
        ? `and ${recordings.length} recordings.`
        : 'alone: there are no recordings here.'),
  );
});
