import * as React from 'react';
import type { ConversationSummary } from '../../shared/protocol.ts';

export interface PickerListProps {
  label: string;
  conversations: readonly ConversationSummary[];
  selectedId: string | undefined;
  onSelect(id: string): void;
}

/** Links, so that a conversation can be opened in another tab and kept. */
export function PickerList({ label, conversations, selectedId, onSelect }: PickerListProps) {
  const labelId = React.useId();
  const follow = (event: React.MouseEvent, id: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onSelect(id);
  };
  return (
    <>
      <p className="picker-label" id={labelId}>
        {label}
      </p>
      <ul className="picker-list" role="list" aria-labelledby={labelId}>
        {conversations.map(({ id, title, locale }) => (
          <li key={id}>
            <a
              href={`/${id}`}
              className="picker-link"
              lang={locale}
              aria-current={id === selectedId ? 'page' : undefined}
              onClick={(event) => follow(event, id)}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
