import type Anthropic from '@anthropic-ai/sdk';
import type { StreamEvent } from '@cited-stream/core';

type Loose = Record<string, unknown>;

/** The message that events add up to, in the plainest way. An oracle for tests; it copies everything each time. */
export function foldEvents(events: Iterable<StreamEvent>): Anthropic.Message {
  let message: Anthropic.Message | undefined;
  const inputs = new Map<number, string>();
  for (const event of events) {
    if (event.type === 'message_start') message = structuredClone(event.message);
    if (!message) continue;
    if (event.type === 'content_block_start') {
      message.content[event.index] = structuredClone(event.content_block);
    } else if (event.type === 'content_block_delta') {
      const block = message.content[event.index] as unknown as Loose;
      addDelta(block, event.delta, event.index, inputs);
    } else if (event.type === 'message_delta') {
      Object.assign(message, event.delta);
      Object.assign(message.usage, event.usage);
    }
  }
  if (!message) throw new Error('The events hold no message_start.');
  return message;
}

function addDelta(
  block: Loose,
  delta: Anthropic.RawContentBlockDelta,
  index: number,
  inputs: Map<number, string>,
): void {
  switch (delta.type) {
    case 'text_delta':
      block['text'] = String(block['text']) + delta.text;
      return;
    case 'citations_delta':
      (block['citations'] as unknown[]).push(delta.citation);
      return;
    case 'thinking_delta':
      block['thinking'] = String(block['thinking']) + delta.thinking;
      return;
    case 'signature_delta':
      block['signature'] = delta.signature;
      return;
    case 'input_json_delta': {
      const json = (inputs.get(index) ?? '') + delta.partial_json;
      inputs.set(index, json);
      // Only the last try meets the whole JSON.
      block['input'] = parsed(json) ?? block['input'];
    }
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}
