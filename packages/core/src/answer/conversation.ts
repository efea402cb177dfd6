import type Anthropic from '@anthropic-ai/sdk';
import { fromErrorEvent } from '../events/to-stream-error.ts';
import type { StreamError } from '../events/stream-error.ts';
import type { StreamEvent } from '../events/stream-event.ts';
import { emptyMessage, type CitedMessage } from '../message/cited-message.ts';
import { messageFrom, toApiMessage } from '../message/message-from.ts';
import { closeMessage, reduceMessage } from '../message/reduce-message.ts';
import type { SourceInput } from '../sources/source.ts';
import { toldSources } from '../sources/told-sources.ts';
import type { Turn } from './answer.ts';

/** What one answer consists of: assistant messages, and what the user's side sent between them. */
export interface Conversation {
  readonly messages: readonly CitedMessage[];
  /** The user turns that stand before the message of the same place, and, last, after all of them. */
  readonly between: readonly (readonly Anthropic.MessageParam[])[];
  /** The sources that the stream has told. */
  readonly told?: readonly SourceInput[] | undefined;
  /** The failure that the stream has told. */
  readonly error?: StreamError | undefined;
}

export const emptyConversation: Conversation = { messages: [], between: [] };

/** Adds the events of one read. */
export function addEvents(
  conversation: Conversation,
  events: readonly StreamEvent[],
): Conversation {
  let { told, error, messages } = conversation;
  let start = 0;
  const foldTo = (end: number) => {
    if (end > start) messages = addToLast(messages, events.slice(start, end));
    start = end;
  };
  events.forEach((event, at) => {
    if (event.type === 'cited_sources') told = toldSources(event.sources);
    else if (event.type === 'error') error ??= fromErrorEvent(event);
    else if (event.type === 'message_start') {
      foldTo(at);
      messages = closeUnlessSame(messages, event.message);
    } else if (event.type === 'message_stop') foldTo(at + 1);
  });
  foldTo(events.length);
  return { ...conversation, messages, told, error };
}

/** Events belong to the last message while it is open. What follows a whole message opens the next one. */
function addToLast(
  messages: readonly CitedMessage[],
  batch: readonly StreamEvent[],
): readonly CitedMessage[] {
  const last = messages.at(-1);
  if (last?.open) return replaceLast(messages, reduceMessage(last, batch));
  const next = reduceMessage(emptyMessage, batch);
  const isMessage = next.content.length > 0 || batch.some(({ type }) => type === 'message_start');
  return isMessage ? [...messages, next] : messages;
}

/** A relay may repeat a start, or start anew without a stop: then its blocks count from 0 again. */
function closeUnlessSame(
  messages: readonly CitedMessage[],
  started: { id?: unknown } | null | undefined,
): readonly CitedMessage[] {
  const last = messages.at(-1);
  if (!last?.open || last.content.length === 0 || last.id === started?.id) return messages;
  return replaceLast(messages, closeMessage(last));
}

function replaceLast<T>(list: readonly T[], item: T): readonly T[] {
  return [...list.slice(0, -1), item];
}

/** Closes what the end of reading has left open. */
export function closeConversation(conversation: Conversation): Conversation {
  return { ...conversation, messages: conversation.messages.map(closeMessage) };
}

/** The last message, and its last block, may still grow. */
export function reopenConversation(conversation: Conversation): Conversation {
  const last = conversation.messages.at(-1);
  if (!last) return conversation;
  const block = last.content.at(-1);
  const content = block ? replaceLast(last.content, { ...block, open: true }) : last.content;
  const open = { ...last, content, open: true, ended: false };
  return { ...conversation, messages: replaceLast(conversation.messages, open) };
}

/** Adds user turns after all that is there. */
export function addTurns(
  conversation: Conversation,
  turns: readonly Anthropic.MessageParam[],
): Conversation {
  if (turns.length === 0) return conversation;
  const between = [...conversation.between];
  const at = conversation.messages.length;
  between[at] = [...(between[at] ?? []), ...turns];
  return { ...conversation, between };
}

/** The conversation of turns that are over. */
export function conversationOf(turns: readonly Turn[]): Conversation {
  let conversation = emptyConversation;
  for (const turn of turns) {
    if (turn.role === 'assistant') {
      const messages = [...conversation.messages, messageFrom(wholeMessage(turn))];
      conversation = { ...conversation, messages };
    } else {
      conversation = addTurns(conversation, [turn]);
    }
  }
  return conversation;
}

/** An assistant turn that was kept as request parameters has no more than a role and content. */
function wholeMessage(turn: Turn): Anthropic.Message {
  if (typeof turn.content !== 'string') return turn as Anthropic.Message;
  return {
    ...turn,
    content: [{ type: 'text', text: turn.content, citations: null }],
  } as Anthropic.Message;
}

/** The turns as the API gave them, and those between them. */
export function turnsOf({ messages, between }: Conversation): Turn[] {
  const turns: Turn[] = [];
  for (let at = 0; at <= messages.length; at += 1) {
    turns.push(...(between[at] ?? []));
    const message = messages[at];
    if (message) turns.push(toApiMessage(message));
  }
  return turns;
}
