import { CitedMarkdown } from '@cited-stream/markdown';
import { CitedAnswer, SourcePanel, useCitedStream } from '@cited-stream/react';
import type { Answer } from '@cited-stream/core';
import * as React from 'react';
import type { ConversationSummary } from '../../shared/protocol.ts';
import { useFollowEnd } from './use-follow-end.ts';
import { useSecondsLeft } from './use-seconds-left.ts';
import type { Question } from './use-turns.ts';

/** An answer that is being written. */
export interface Running {
  stop(this: void): void;
}

export interface TurnProps {
  question: Question;
  /** The language that question and answer are expected in. */
  language: Pick<ConversationSummary, 'locale'>;
  isLast: boolean;
  /** What covers the lower end of the page. */
  floor: React.RefObject<HTMLElement | null>;
  /** Told when the answer begins to run, and `null` when it has ended. */
  onRunning(this: void, running: Running | null): void;
  onFinish(this: void, answer: Answer): void;
  /** What follows the answer. */
  children?: React.ReactNode;
}

const RUNNING: ReadonlySet<Answer['status']> = new Set(['idle', 'waiting', 'streaming']);

/** A question and its answer, which is fetched as soon as the turn is on the page. */
export function Turn(props: TurnProps) {
  const { question, language, isLast, floor, onRunning, onFinish, children } = props;
  const { locale } = language;
  const { answer, start, stop, retry } = useCitedStream({ locale, onFinish });
  const heading = React.useRef<HTMLHeadingElement>(null);
  const text = React.useRef<HTMLDivElement>(null);
  const headingId = React.useId();
  const running = RUNNING.has(answer.status);
  const secondsLeft = useSecondsLeft(answer.error);
  const { key, ask, takesFocus } = question;
  const isFirst = key === 0;

  const isStarted = React.useRef(false);
  React.useEffect(() => {
    // Strict mode runs effects twice; a question is asked once.
    if (isStarted.current) return;
    isStarted.current = true;
    if (!isFirst) heading.current?.scrollIntoView({ block: 'start' });
    if (takesFocus) heading.current?.focus({ preventScroll: true });
    void start(ask);
  }, [start, ask, takesFocus, isFirst]);

  React.useEffect(() => {
    if (isLast) onRunning(running ? { stop } : null);
  }, [isLast, running, stop, onRunning]);

  useFollowEnd(text, floor, running && isLast);

  const askAgain = () => {
    // The button that was pressed is about to go.
    heading.current?.focus({ preventScroll: true });
    void retry?.();
  };
  return (
    <section className="turn" aria-labelledby={headingId} data-last={isLast || undefined}>
      <h2 className="question" id={headingId} lang={locale} dir="auto" tabIndex={-1} ref={heading}>
        {question.text}
      </h2>
      <CitedAnswer.Root answer={answer} className="answer" aria-label="Answer">
        <div className="answer-text" ref={text}>
          <CitedMarkdown lang={locale} dir="auto" />
          <CitedAnswer.Status onRetry={retry && secondsLeft === 0 ? askAgain : undefined} />
          {retry && secondsLeft > 0 && (
            <p className="wait">
              You can try again in {secondsLeft} {secondsLeft === 1 ? 'second' : 'seconds'}.
            </p>
          )}
        </div>
        <SourcePanel headingLevel={3} />
        <CitedAnswer.Preview />
      </CitedAnswer.Root>
      {children}
    </section>
  );
}
