import type { Turn } from '@cited-stream/core';

/** A conversation as the picker shows it. The answer of `GET /api/conversations` is a list of these. */
export interface ConversationSummary {
  /** Unique among all, and the conversation's path in the address bar. */
  id: string;
  title: string;
  /** One sentence. */
  about: string;
  /** The question that an answer is prepared for. */
  question: string;
  /** `what-if`: asking it shows how an answer can fail. */
  group: 'answer' | 'what-if';
  /** BCP 47 tag of the language that question and answer are in. */
  locale: string;
  /** The direction in which that language is written. */
  dir: 'ltr' | 'rtl';
}

/** The body of `POST /api/ask`. Its answer is a stream of server-sent events, or JSON in the API's error shape. */
export interface AskBody {
  conversation: string;
  /** @default the prepared question */
  question?: string;
  /** Earlier questions and answers, oldest first, without the documents. @default none */
  history?: readonly Turn[];
}

/** The API's own shape for everything that goes wrong before an answer begins. */
export interface ErrorBody {
  type: 'error';
  error: { type: string; message: string };
}
