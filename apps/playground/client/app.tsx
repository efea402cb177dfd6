import * as React from 'react';
import { Conversation } from './conversation/conversation.tsx';
import { NoConversation } from './conversation/no-conversation.tsx';
import { Opening } from './conversation/opening.tsx';
import { Picker } from './picker/picker.tsx';
import { useConversations } from './picker/use-conversations.ts';
import { useSelectedId } from './picker/use-selected-id.ts';
import { ThemeSelect } from './theme/theme-select.tsx';

export function App() {
  const { conversations, failed, load } = useConversations();
  const [selectedId, select] = useSelectedId();
  const isLoaded = conversations.length > 0;
  const selected = selectedId
    ? conversations.find(({ id }) => id === selectedId)
    : conversations[0];
  const [visited, setVisited] = React.useState<readonly string[]>([]);
  if (selected && !visited.includes(selected.id)) setVisited([...visited, selected.id]);

  const title = isLoaded ? (selected?.title ?? 'Nothing here') : undefined;
  React.useEffect(() => {
    if (title) document.title = `${title} · Cited Stream`;
  }, [title]);

  return (
    <div className="app">
      <a className="skip" href="#conversation">
        Skip to the conversation
      </a>
      <header className="masthead">
        <p className="brand">Cited Stream</p>
        <ThemeSelect />
      </header>
      {isLoaded && <Picker conversations={conversations} selected={selected} onSelect={select} />}
      <main id="conversation" className="main" dir={selected?.dir} tabIndex={-1}>
        {!isLoaded && <h1 className="visually-hidden">Cited Stream</h1>}
        {isLoaded && (selected ? <Opening summary={selected} /> : <NoConversation />)}
        {failed && (
          <p className="failure" role="alert">
            The list of conversations could not be loaded.{' '}
            <button type="button" className="link" onClick={load}>
              Try again
            </button>
          </p>
        )}
        {/* Those that were visited stay, so that what they were told is there when the reader comes back. */}
        {conversations
          .filter(({ id }) => visited.includes(id))
          .map((summary) => (
            <Conversation key={summary.id} summary={summary} hidden={summary !== selected} />
          ))}
      </main>
    </div>
  );
}
