import * as React from 'react';
import type { Running } from './turn.tsx';

export interface ComposerProps {
  ref: React.Ref<HTMLFormElement>;
  onSend(question: string): void;
  /** The answer that is being written; `null` while there is none. */
  running: Running | null;
}

/** The field for the next question. Enter sends it, Shift and Enter make a new line. */
export function Composer({ ref, onSend, running }: ComposerProps) {
  const [text, setText] = React.useState('');
  const fieldId = React.useId();
  const question = text.trim();

  const act = () => {
    if (running) {
      running.stop();
    } else if (question) {
      onSend(question);
      setText('');
    }
  };
  const sendOnEnter = (event: React.KeyboardEvent) => {
    // Enter also ends the choice of a character in Japanese and Chinese.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!running) act();
  };
  return (
    <form
      className="composer"
      ref={ref}
      onSubmit={(event) => {
        event.preventDefault();
        act();
      }}
    >
      <label className="visually-hidden" htmlFor={fieldId}>
        Your question
      </label>
      <div className="composer-box">
        <textarea
          id={fieldId}
          className="composer-field"
          rows={1}
          dir="auto"
          placeholder="Ask a question of your own"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={sendOnEnter}
        />
        {/* One button, so that focus stays on it when its meaning changes. */}
        <button type="submit" className="composer-button" aria-disabled={!running && !question}>
          {running ? 'Stop' : 'Send'}
        </button>
      </div>
    </form>
  );
}
