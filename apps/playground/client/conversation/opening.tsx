import type { ConversationSummary } from '../../shared/protocol.ts';

/** What a conversation is called, and what it shows. */
export function Opening({ summary }: { summary: ConversationSummary }) {
  const { title, about, locale } = summary;
  return (
    <header className="opening">
      <h1 lang={locale}>
        <bdi>{title}</bdi>
      </h1>
      <p>
        <bdi>{about}</bdi>
      </p>
    </header>
  );
}
