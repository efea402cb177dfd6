import type Anthropic from '@anthropic-ai/sdk';
import { expectTypeOf, test } from 'vitest';
import type { StreamEvent } from './events/stream-event.ts';
import type { WireCitation } from './message/cited-message.ts';

// What the installed SDK knows and we have read. A release that adds to these fails here, and not at a user's.

test('every citation type of the SDK is read by `readCitation`', () => {
  expectTypeOf<Anthropic.TextCitation['type']>().toEqualTypeOf<
    | 'char_location'
    | 'page_location'
    | 'content_block_location'
    | 'search_result_location'
    | 'web_search_result_location'
  >();
  expectTypeOf<Anthropic.TextCitation>().toExtend<WireCitation>();
});

test('every event of the SDK is reduced by `reduceMessage`', () => {
  expectTypeOf<Anthropic.RawMessageStreamEvent['type']>().toEqualTypeOf<
    | 'message_start'
    | 'message_delta'
    | 'message_stop'
    | 'content_block_start'
    | 'content_block_delta'
    | 'content_block_stop'
  >();
  expectTypeOf<Anthropic.RawMessageStreamEvent>().toExtend<StreamEvent>();
});

test('every delta of the SDK is added by `extendBlock`', () => {
  expectTypeOf<Anthropic.RawContentBlockDelta['type']>().toEqualTypeOf<
    'text_delta' | 'input_json_delta' | 'citations_delta' | 'thinking_delta' | 'signature_delta'
  >();
});

test('every stop reason of the SDK has a status in `statusOf`', () => {
  expectTypeOf<Anthropic.StopReason>().toEqualTypeOf<
    | 'end_turn'
    | 'max_tokens'
    | 'stop_sequence'
    | 'tool_use'
    | 'pause_turn'
    | 'refusal'
    | 'model_context_window_exceeded'
  >();
});

test('every kind of document source of the SDK is read by `sourcesFromRequest`', () => {
  expectTypeOf<Anthropic.DocumentBlockParam['source']['type']>().toEqualTypeOf<
    'base64' | 'text' | 'content' | 'url' | 'file'
  >();
});
