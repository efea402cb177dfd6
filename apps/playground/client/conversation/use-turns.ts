import type { Answer, Turn } from '@cited-stream/core';
import * as React from 'react';
import { askServer } from './ask-server.ts';

/** A question, and how its answer is fetched. */
export interface Question {
  key: number;
  text: string;
  ask(this: void, signal: AbortSignal): Promise<Response>;
  /** Whether what asked it is gone from the page, and the reader's focus with it. */
  takesFocus: boolean;
}

export interface Turns {
  questions: readonly Question[];
  ask(text: string, options?: { takesFocus?: boolean }): void;
  /** Keeps the answer, to be sent along with later questions. */
  keep(key: number, answer: Answer): void;
}

/** The questions of a conversation. Each one is sent with all that was said before it. */
export function useTurns(conversation: string): Turns {
  const [questions, setQuestions] = React.useState<readonly Question[]>([]);
  const answers = React.useRef(new Map<number, Answer>());
  return {
    questions,
    ask(text, { takesFocus = false } = {}) {
      const history = questions.flatMap((asked) => turnsOf(asked, answers.current.get(asked.key)));
      const ask = askServer({ conversation, question: text, history });
      setQuestions([...questions, { key: questions.length, text, ask, takesFocus }]);
    },
    keep(key, answer) {
      answers.current.set(key, answer);
    },
  };
}

function turnsOf({ text }: Question, answer: Answer | undefined): Turn[] {
  if (!answer) return [];
  return [{ role: 'user', content: text }, ...answer.turns];
}
