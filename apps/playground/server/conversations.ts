import { arabic, demonstrations, japanese, lease } from '@cited-stream/testing/demonstrations';
import type { Demonstration } from '@cited-stream/testing/demonstrations';
import type { ConversationSummary } from '../shared/protocol.ts';
import { holdsMarkdown } from './holds-markdown.ts';
import { endings, type Ending } from './replay/endings.ts';

export interface Conversation {
  summary: ConversationSummary;
  /** Where the documents come from. */
  demonstration: Demonstration;
  /** How the replayed answer fails. The API itself cannot be asked to. */
  ending?: Ending;
}

type Language = Pick<ConversationSummary, 'locale' | 'dir'>;

const ENGLISH: Language = { locale: 'en', dir: 'ltr' };
const LANGUAGES: Readonly<Record<string, Language>> = {
  [japanese.id]: { locale: 'ja', dir: 'ltr' },
  [arabic.id]: { locale: 'ar', dir: 'rtl' },
};

const answers = demonstrations.map((demonstration): Conversation => {
  const { id, title, about, question, message } = demonstration;
  const language = LANGUAGES[id] ?? ENGLISH;
  const markdown = holdsMarkdown(textOf(message));
  return {
    summary: { id, title, about, markdown, question, group: 'answer', ...language },
    demonstration,
  };
});

const whatIfs = endings.map(({ ending, title, about }): Conversation => {
  const { question, message } = lease;
  const id = `what-if-${ending}`;
  const markdown = holdsMarkdown(textOf(message));
  return {
    summary: { id, title, about, markdown, question, group: 'what-if', ...ENGLISH },
    demonstration: lease,
    ending,
  };
});

/** All of them, in the order of the picker: first the answers that look as they are meant to. */
export const conversations: readonly Conversation[] = [
  ...answers.filter(({ summary }) => !summary.markdown),
  ...answers.filter(({ summary }) => summary.markdown),
  ...whatIfs,
];

function textOf({ content }: Demonstration['message']): string {
  return content.map((block) => (block.type === 'text' ? block.text : '')).join('');
}

export function findConversation(id: string): Conversation | undefined {
  return conversations.find(({ summary }) => summary.id === id);
}
