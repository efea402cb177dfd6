import type Anthropic from '@anthropic-ai/sdk';
import type { StreamEvent } from '@cited-stream/core';
import { randomFrom, type Random } from './random.ts';
import { splitText } from './split-text.ts';

export interface EventsOptions {
  /**
   * Where a block's citations stand among its text. Recorded streams have them first.
   * @default 'citations-first'
   */
  order?: 'citations-first' | 'text-first' | 'interleaved' | undefined;
  /**
   * Decides where texts are cut and how they interleave.
   * @default 1
   */
  seed?: number | undefined;
  /**
   * Whether a `ping` follows the first block start.
   * @default true
   */
  pings?: boolean | undefined;
  /** Breaks the stream off: stands where the last block would end, and nothing follows it. */
  error?: { type: string; message: string } | undefined;
}

type Delta = Anthropic.RawContentBlockDelta;

/** The events the API would have sent for a finished message, in the wire's shape and order. */
export function eventsOf(message: Anthropic.Message, options: EventsOptions = {}): StreamEvent[] {
  const { order = 'citations-first', seed = 1, pings = true, error } = options;
  const random = randomFrom(seed);
  const events: StreamEvent[] = [messageStart(message, error !== undefined)];

  message.content.forEach((block, index) => {
    events.push({ type: 'content_block_start', index, content_block: startOf(block) });
    if (pings && index === 0) events.push({ type: 'ping' });
    for (const delta of deltasOf(block, order, random)) {
      events.push({ type: 'content_block_delta', index, delta });
    }
    const broken = error !== undefined && index === message.content.length - 1;
    if (!broken) events.push({ type: 'content_block_stop', index });
  });

  if (error) return [...events, { type: 'error', error }];
  return [...events, messageDelta(message), { type: 'message_stop' }];
}

function messageStart(message: Anthropic.Message, broken: boolean): StreamEvent {
  const start = { ...message, content: [], stop_reason: null, stop_sequence: null };
  if (message.stop_details) start.stop_details = null;
  // A stream that breaks never gets its `message_delta`: what usage there is was said at the start.
  if (!broken) start.usage = usageAtStart(message.usage);
  return { type: 'message_start', message: start };
}

function usageAtStart(usage: Anthropic.Usage): Anthropic.Usage {
  const start: Partial<Anthropic.Usage> = {
    ...usage,
    output_tokens: Math.min(1, usage.output_tokens),
  };
  delete start.server_tool_use;
  delete start.output_tokens_details;
  return start as Anthropic.Usage;
}

const FINAL_USAGE = [
  'input_tokens',
  'cache_creation_input_tokens',
  'cache_read_input_tokens',
  'output_tokens',
  'output_tokens_details',
  'server_tool_use',
] as const;

function messageDelta(message: Anthropic.Message): StreamEvent {
  return {
    type: 'message_delta',
    delta: pick(message, ['stop_reason', 'stop_sequence', 'stop_details', 'container']),
    usage: pick(message.usage, FINAL_USAGE),
  };
}

/** Only the keys that are there: the wire leaves out what the SDK's types declare as `null`. */
function pick<T extends object, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> {
  const present = keys.filter((key) => key in from).map((key) => [key, from[key]]);
  return Object.fromEntries(present) as Pick<T, K>;
}

function startOf(block: Anthropic.ContentBlock): Anthropic.ContentBlock {
  switch (block.type) {
    case 'text':
      return { ...block, text: '', ...(block.citations && { citations: [] }) };
    case 'thinking':
      return { ...block, thinking: '', signature: '' };
    case 'tool_use':
    case 'server_tool_use':
      return { ...block, input: {} };
    default:
      return block;
  }
}

function deltasOf(
  block: Anthropic.ContentBlock,
  order: NonNullable<EventsOptions['order']>,
  random: Random,
): Delta[] {
  switch (block.type) {
    case 'text':
      return textDeltas(block, order, random);
    case 'thinking':
      return [
        ...splitText(block.thinking, random).map((thinking): Delta => ({
          type: 'thinking_delta',
          thinking,
        })),
        { type: 'signature_delta', signature: block.signature },
      ];
    case 'tool_use':
    case 'server_tool_use':
      return inputDeltas(block.input, random);
    default:
      return [];
  }
}

function textDeltas(
  block: Anthropic.TextBlock,
  order: NonNullable<EventsOptions['order']>,
  random: Random,
): Delta[] {
  const texts = splitText(block.text, random).map((text): Delta => ({ type: 'text_delta', text }));
  const citations = (block.citations ?? []).map((citation): Delta => ({
    type: 'citations_delta',
    citation,
  }));
  if (order === 'citations-first') return [...citations, ...texts];
  if (order === 'text-first') return [...texts, ...citations];
  return interleave(texts, citations, random);
}

/** Merges two lists at random; each keeps its own order. */
function interleave<T>(first: readonly T[], second: readonly T[], random: Random): T[] {
  const merged: T[] = [];
  let taken = 0;
  for (const item of first) {
    while (taken < second.length && random() < 0.5) merged.push(...second.slice(taken, ++taken));
    merged.push(item);
  }
  return [...merged, ...second.slice(taken)];
}

function inputDeltas(input: unknown, random: Random): Delta[] {
  const json = JSON.stringify(input);
  // The API opens with an empty piece, and sends nothing more for an input without fields.
  const pieces = json === '{}' ? [''] : ['', ...splitText(json, random)];
  return pieces.map((partial_json) => ({ type: 'input_json_delta', partial_json }));
}
