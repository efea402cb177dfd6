import type Anthropic from '@anthropic-ai/sdk';
import type { SourceInput } from '@cited-stream/core';
import type { Demonstration } from './demonstration.ts';

/** What the API counts text in. No recording shows which it is, so the demonstrations hold both. */
export type OffsetUnit = 'code-points' | 'utf-16';

/** Passages of an answer: strings are text blocks without citations. */
export type Passage = string | Anthropic.ContentBlock;

/** The blocks of an answer. Strings that follow each other are one block: the API starts none without a reason. */
export function answer(passages: readonly Passage[]): Anthropic.ContentBlock[] {
  const joined: Passage[] = [];
  for (const passage of passages) {
    const last = joined.at(-1);
    if (typeof passage === 'string' && typeof last === 'string')
      joined.splice(-1, 1, last + passage);
    else joined.push(passage);
  }
  return joined.map((passage) => (typeof passage === 'string' ? uncited(passage) : passage));
}

/** A text block as the wire has it: without citations, the key is not there at all. */
function uncited(text: string): Anthropic.TextBlock {
  const wire: Omit<Anthropic.TextBlock, 'citations'> = { type: 'text', text };
  return wire as Anthropic.TextBlock;
}

export function cited(text: string, ...citations: Anthropic.TextCitation[]): Anthropic.TextBlock {
  return { type: 'text', text, citations };
}

interface Conversation extends Omit<Demonstration, 'message'> {
  answer: readonly Passage[];
  /** @default 'end_turn', or `null` where the stream breaks */
  stopReason?: Anthropic.StopReason;
  webSearches?: number;
}

const MODEL = 'claude-sonnet-5-5';
const CHARACTERS_PER_TOKEN = 4;

/** A demonstration whose message is made from the passages of its answer. */
export function demonstration(conversation: Conversation): Demonstration {
  const { answer: passages, stopReason = 'end_turn', webSearches, ...rest } = conversation;
  const content = answer(passages);
  const message = {
    id: `msg_${rest.id.replaceAll('-', '_')}`,
    type: 'message',
    role: 'assistant',
    model: MODEL,
    content,
    stop_reason: rest.error ? null : stopReason,
    stop_sequence: null,
    usage: {
      input_tokens: tokensOf([rest.question, rest.sources, rest.pdf]),
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: 0,
      cache_creation: { ephemeral_5m_input_tokens: 0, ephemeral_1h_input_tokens: 0 },
      output_tokens: rest.error ? 1 : tokensOf(content.map(writtenPart)),
      service_tier: 'standard',
      ...(webSearches && {
        server_tool_use: { web_search_requests: webSearches, web_fetch_requests: 0 },
      }),
    },
  };
  // The SDK's type also asks for the keys that the wire leaves out.
  return { ...rest, message: message as unknown as Anthropic.Message };
}

/** Roughly what the API would count; nothing reads it but displays. */
function tokensOf(value: unknown): number {
  return Math.ceil(JSON.stringify(value).length / CHARACTERS_PER_TOKEN);
}

/** Quotes cost no output tokens. */
function writtenPart(block: Anthropic.ContentBlock): unknown {
  if (block.type === 'text') return block.text;
  if (block.type === 'thinking') return block.thinking;
  return block.type === 'server_tool_use' ? block.input : null;
}

/** The source at a document or search-result index, whichever the kind counts. */
export function sourceAt(sources: readonly SourceInput[], index: number): SourceInput {
  const source = sources[index];
  if (!source)
    throw new Error(`There is no source ${index}: the demonstration has ${sources.length}.`);
  return source;
}
