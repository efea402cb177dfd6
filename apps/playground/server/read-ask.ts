import type { Turn } from '@cited-stream/core';
import type { AskBody } from '../shared/protocol.ts';
import { findConversation, type Conversation } from './conversations.ts';
import { invalidRequest, notFound } from './http/request-error.ts';

/** A question that has been checked. */
export interface Asked {
  conversation: Conversation;
  question: string;
  history: readonly Turn[];
}

/** @throws RequestError when the body is not an `AskBody`, or its conversation does not exist */
export function readAsk(body: unknown): Asked {
  const ask = (typeof body === 'object' ? (body ?? {}) : {}) as { [K in keyof AskBody]?: unknown };
  if (typeof ask.conversation !== 'string') {
    throw invalidRequest('conversation: the id of a conversation is required.');
  }
  const conversation = findConversation(ask.conversation);
  if (!conversation) throw notFound(`There is no conversation "${ask.conversation}".`);
  const { question = conversation.summary.question, history = [] } = ask;
  if (typeof question !== 'string' || question.trim() === '') {
    throw invalidRequest('question: if it is given, it must be a text that is not empty.');
  }
  if (!Array.isArray(history) || !history.every(isTurn)) {
    throw invalidRequest('history: a list of turns is expected, each with a role and content.');
  }
  return { conversation, question: question.trim(), history };
}

function isTurn(value: unknown): value is Turn {
  const { role, content } = (value ?? {}) as { role?: unknown; content?: unknown };
  const isRole = role === 'user' || role === 'assistant';
  return isRole && (typeof content === 'string' || Array.isArray(content));
}
