import * as React from 'react';
import type { ConversationSummary } from '../../shared/protocol.ts';
import { Composer } from './composer.tsx';
import { Suggestion } from './suggestion.tsx';
import { Turn, type Running } from './turn.tsx';
import { useTurns } from './use-turns.ts';

export interface ConversationProps {
  summary: ConversationSummary;
  hidden: boolean;
}

/** Questions and answers, and the field for the next question. */
export function Conversation({ summary, hidden }: ConversationProps) {
  const { questions, ask, keep } = useTurns(summary.id);
  const [running, setRunning] = React.useState<Running | null>(null);
  const composer = React.useRef<HTMLFormElement>(null);
  const last = questions.at(-1);
  const suggestion = !running && last?.text !== summary.question && (
    <Suggestion
      question={summary.question}
      locale={summary.locale}
      onAsk={() => ask(summary.question, { takesFocus: true })}
    />
  );
  return (
    <div className="conversation" hidden={hidden}>
      <div className="turns">
        {questions.map((question) => (
          <Turn
            key={question.key}
            question={question}
            language={summary}
            isLast={question === last}
            floor={composer}
            onRunning={setRunning}
            onFinish={(answer) => keep(question.key, answer)}
          >
            {/* In the room that is kept for the answer, so that it does not stand half below the field. */}
            {question === last && suggestion}
          </Turn>
        ))}
        {!last && suggestion}
      </div>
      <Composer ref={composer} onSend={ask} running={running} />
    </div>
  );
}
