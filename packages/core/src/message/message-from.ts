import type Anthropic from '@anthropic-ai/sdk';
import { wireOf } from './block.ts';
import { emptyMessage, type CitedMessage } from './cited-message.ts';
import { closeMessage, reduceMessage } from './reduce-message.ts';

/**
 * The state that the stream of a finished message ends in. `fold(events)` equals it. A message without a stop reason
 * is what came of a stream that broke off.
 */
export function messageFrom(message: Anthropic.Message): CitedMessage {
  const started = reduceMessage(emptyMessage, { type: 'message_start', message });
  return { ...closeMessage(started), ended: message.stop_reason !== null };
}

/** The message as the API returns it, as far as it has come. */
export function toApiMessage(message: CitedMessage): Anthropic.Message {
  return {
    ...message.wire,
    id: message.id,
    type: 'message',
    role: 'assistant',
    model: message.model,
    content: message.content.map(wireOf),
    stop_reason: message.stopReason,
    usage: message.usage,
  } as unknown as Anthropic.Message;
}
