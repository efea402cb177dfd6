import type Anthropic from '@anthropic-ai/sdk';
import { streamOf } from '@cited-stream/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StreamEvent } from '../events/stream-event.ts';
import { createCitedStream } from './create-cited-stream.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => warn.mockClear());
afterEach(() => vi.unstubAllEnvs());

const uncited = {
  id: 'm',
  type: 'message',
  role: 'assistant',
  model: 'm',
  content: [{ type: 'text', text: 'No.' }],
  stop_reason: 'end_turn',
  usage: {},
} as unknown as Anthropic.Message;
const sources = [{ title: 'A' }, { title: 'B' }];

async function* lost(): AsyncGenerator<StreamEvent> {
  yield {
    type: 'content_block_delta',
    index: 3,
    delta: { type: 'citations_delta', citation: { type: 'x', cited_text: 'q' } },
  } as unknown as StreamEvent;
}

test('documents that no citation uses are told to the developer', async () => {
  await createCitedStream({ sources }).start(streamOf(uncited));
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('gave 2 sources and the answer cites none'),
  );
});

test('citations for a block that never started are told to the developer', async () => {
  await createCitedStream().start(lost());
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('never started'));
});

test('nothing is said without a reason, of an answer that did not end, or in production', async () => {
  await createCitedStream().start(streamOf(uncited));
  await createCitedStream({ sources }).start(streamOf({ ...uncited, stop_reason: 'refusal' }));
  vi.stubEnv('NODE_ENV', 'production');
  await createCitedStream({ sources }).start(streamOf(uncited));
  vi.stubGlobal('process', undefined);
  await createCitedStream().start(lost());
  vi.unstubAllGlobals();
  expect(warn).not.toHaveBeenCalled();
});
