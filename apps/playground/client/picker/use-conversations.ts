import * as React from 'react';
import type { ConversationSummary } from '../../shared/protocol.ts';

interface Loaded {
  conversations: readonly ConversationSummary[];
  failed: boolean;
}

const nothing: Loaded = { conversations: [], failed: false };

/** What can be asked about, from the server. */
export function useConversations(): Loaded & { load(): void } {
  const [loaded, setLoaded] = React.useState(nothing);
  const [attempt, setAttempt] = React.useState(0);

  React.useEffect(() => {
    const leaving = new AbortController();
    fetchConversations(leaving.signal).then(
      (conversations) => setLoaded({ conversations, failed: false }),
      () => {
        if (!leaving.signal.aborted) setLoaded({ conversations: [], failed: true });
      },
    );
    return () => leaving.abort();
  }, [attempt]);

  const load = () => {
    setLoaded(nothing);
    setAttempt((count) => count + 1);
  };
  return { ...loaded, load };
}

async function fetchConversations(signal: AbortSignal): Promise<ConversationSummary[]> {
  const response = await fetch('/api/conversations', { signal });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return (await response.json()) as ConversationSummary[];
}
