/**
 * What reading costs, from bytes to snapshot: against `JSON.parse` of the same data, and for an answer a hundred
 * times as long. Ratios within one run, medians of interleaved rounds.
 */
import { createCitedStream, type StreamEvent } from '@cited-stream/core';
import { toSse } from '@cited-stream/testing';

const CHUNK = 16 * 1024;
const ROUNDS = 15;
const WORDS =
  'The deposit is held in a scheme until the lease has ended, and what is due is repaid. ';

/** A realistic answer: blocks of a dozen deltas, every second one cited, its citation first. */
function answer(deltas: number): StreamEvent[] {
  const events: unknown[] = [
    {
      type: 'message_start',
      message: {
        id: 'msg',
        type: 'message',
        role: 'assistant',
        model: 'm',
        content: [],
        stop_reason: null,
        usage: { input_tokens: 9, output_tokens: 1 },
      },
    },
  ];
  let at = 0;
  for (let done = 0, index = 0; done < deltas; index += 1) {
    const isCited = index % 2 === 1;
    events.push({
      type: 'content_block_start',
      index,
      content_block: { type: 'text', text: '', ...(isCited && { citations: [] }) },
    });
    if (isCited) {
      const start = (index * 37) % 9000;
      events.push({
        type: 'content_block_delta',
        index,
        delta: {
          type: 'citations_delta',
          citation: {
            type: 'char_location',
            cited_text: WORDS,
            document_index: index % 7,
            document_title: 'Lease',
            start_char_index: start,
            end_char_index: start + WORDS.length,
          },
        },
      });
    }
    for (let delta = 0; delta < 12 && done < deltas; delta += 1, done += 1) {
      const length = 6 + (done % 5);
      const text = (WORDS + WORDS).slice(at, at + length);
      at = (at + length) % WORDS.length;
      events.push({ type: 'content_block_delta', index, delta: { type: 'text_delta', text } });
    }
    events.push({ type: 'content_block_stop', index });
  }
  events.push(
    {
      type: 'message_delta',
      delta: { stop_reason: 'end_turn', stop_sequence: null },
      usage: { output_tokens: 9 },
    },
    { type: 'message_stop' },
  );
  return events as StreamEvent[];
}

function inChunks(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) controller.close();
      else controller.enqueue(bytes.subarray(at, (at += CHUNK)));
    },
  });
}

async function timed(run: () => unknown): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

function median(times: number[]): number {
  return times.sort((a, b) => a - b)[times.length >> 1]!;
}

function prepare(deltas: number) {
  const events = answer(deltas);
  const bytes = toSse(events);
  const lines = events.map((event) => JSON.stringify(event));
  return {
    parse: () => lines.forEach((line) => JSON.parse(line) as unknown),
    read: () => createCitedStream().start(inChunks(bytes)),
  };
}

const small = prepare(480);
const large = prepare(48_000);
const times: Record<'parse' | 'read' | 'small', number[]> = { parse: [], read: [], small: [] };
for (let round = 0; round < ROUNDS + 3; round += 1) {
  const parse = await timed(large.parse);
  const read = await timed(large.read);
  let few = 0;
  for (let each = 0; each < 20; each += 1) few += await timed(small.read);
  if (round < 3) continue; // warm-up
  times.parse.push(parse);
  times.read.push(read);
  times.small.push(few / 20);
}
const [parse, read, few] = [median(times.parse), median(times.read), median(times.small)];
console.log(`JSON.parse of 48 000 deltas   ${parse.toFixed(1)} ms`);
console.log(
  `bytes to snapshot             ${read.toFixed(1)} ms   ${(read / parse).toFixed(2)} × JSON.parse`,
);
console.log(
  `480 deltas                    ${few.toFixed(2)} ms   the 100 times longer answer costs ${(read / few).toFixed(0)} times as much`,
);
