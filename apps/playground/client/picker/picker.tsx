import * as React from 'react';
import type { ConversationSummary } from '../../shared/protocol.ts';
import { PickerList } from './picker-list.tsx';

export interface PickerProps {
  conversations: readonly ConversationSummary[];
  /** `undefined` where the address names none. */
  selected: ConversationSummary | undefined;
  onSelect(id: string): void;
}

/** The list of conversations. On a narrow page it is folded away behind a button. */
export function Picker({ conversations, selected, onSelect }: PickerProps) {
  const [open, setOpen] = React.useState(false);
  const toggle = React.useRef<HTMLButtonElement>(null);
  const listsId = React.useId();
  const lists = [
    { label: 'Conversations', group: 'answer' },
    { label: 'What if…', group: 'what-if' },
  ] as const;

  const close = () => {
    // Only where the button is to be seen does the list vanish under the reader's focus.
    if (open) toggle.current?.focus();
    setOpen(false);
  };
  return (
    <nav
      className="picker"
      aria-label="Conversations"
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <button
        type="button"
        className="picker-toggle"
        aria-expanded={open}
        aria-controls={listsId}
        ref={toggle}
        onClick={() => setOpen(!open)}
      >
        <span className="picker-toggle-label">Conversation</span> {selected?.title ?? 'Choose one'}
      </button>
      <div className="picker-lists" id={listsId} data-open={open || undefined}>
        {lists.map(({ label, group }) => (
          <PickerList
            key={group}
            label={label}
            conversations={conversations.filter((one) => one.group === group)}
            selectedId={selected?.id}
            onSelect={(id) => {
              close();
              onSelect(id);
            }}
          />
        ))}
      </div>
    </nav>
  );
}
