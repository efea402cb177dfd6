import type Anthropic from '@anthropic-ai/sdk';
import { toRequestBlocks, type SourceInput } from '@cited-stream/core';
import type { Demonstration } from './demonstration.ts';
import { pdfOf } from './pdf-of.ts';

const MAX_TOKENS = 4096;
const THINKING_TOKENS = 2048;

/** The sources with the bytes of the PDF filled in, as an adopter would hold them. */
export async function sourcesOf({ sources, pdf }: Demonstration): Promise<SourceInput[]> {
  if (!pdf) return [...sources];
  const filled = sources.map(async (source) =>
    source.kind === 'pdf'
      ? { ...source, content: { pdf: await pdfOf(pdf, { title: source.title }) } }
      : source,
  );
  return Promise.all(filled);
}

/** The request that the demonstration's answer answers, ready for `client.messages.create`. */
export async function requestOf(
  demonstration: Demonstration,
): Promise<Anthropic.MessageCreateParamsNonStreaming> {
  const { message, question } = demonstration;
  const blocks = toRequestBlocks(await sourcesOf(demonstration));
  const holds = (type: Anthropic.ContentBlock['type']) =>
    message.content.some((block) => block.type === type);
  return {
    model: message.model,
    max_tokens: message.stop_reason === 'max_tokens' ? message.usage.output_tokens : MAX_TOKENS,
    messages: [{ role: 'user', content: [...blocks, { type: 'text', text: question }] }],
    ...(holds('thinking') && { thinking: { type: 'enabled', budget_tokens: THINKING_TOKENS } }),
    ...(holds('server_tool_use') && {
      tools: [{ type: 'web_search_20250305', name: 'web_search' }],
    }),
  };
}
