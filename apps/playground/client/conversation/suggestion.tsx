export interface SuggestionProps {
  question: string;
  locale: string;
  onAsk(): void;
}

/** The question that an answer is prepared for, one press away. */
export function Suggestion({ question, locale, onAsk }: SuggestionProps) {
  return (
    <button type="button" className="suggestion" onClick={onAsk}>
      <span className="suggestion-label">Ask the prepared question</span>
      <span className="suggestion-question" lang={locale} dir="auto">
        {question}
      </span>
    </button>
  );
}
