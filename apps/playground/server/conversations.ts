import { arabic, demonstrations, japanese, lease } from '@cited-stream/testing/demonstrations';
import type { Demonstration } from '@cited-stream/testing/demonstrations';
import type { ConversationSummary } from '../shared/protocol.ts';
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
  const { id, title, about, question } = demonstration;
  const language = LANGUAGES[id] ?? ENGLISH;
  return {
    summary: { id, title, about, question, group: 'answer', ...language },
    demonstration,
  };
});

const whatIfs = endings.map(({ ending, title, about }): Conversation => {
  const { question } = lease;
  const id = `what-if-${ending}`;
  return {
    summary: { id, title, about, question, group: 'what-if', ...ENGLISH },
    demonstration: lease,
    ending,
  };
});

/** All of them, in the order of the picker. */
export const conversations: readonly Conversation[] = [...answers, ...whatIfs];

export function findConversation(id: string): Conversation | undefined {
  return conversations.find(({ summary }) => summary.id === id);
}
