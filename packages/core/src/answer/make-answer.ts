import type { Annotator } from '../annotations/create-annotator.ts';
import type { Answer, Turn } from './answer.ts';
import { turnsOf, type Conversation } from './conversation.ts';
import type { Standing } from './ending.ts';

/** A snapshot for views. Its turns, which views do not read, are made when somebody asks for them. */
export function makeAnswer<D>(
  conversation: Conversation,
  { status, error }: Standing,
  annotator: Annotator<D>,
): Answer<D> {
  const { messages } = conversation;
  const annotations = annotator.annotate(messages);
  let turns: readonly Turn[] | undefined;
  return {
    id: messages[0]?.id ?? '',
    status,
    stopReason: messages.at(-1)?.stopReason ?? null,
    ...(error && { error }),
    get turns() {
      return (turns ??= turnsOf(conversation));
    },
    sources: annotator.sources(),
    annotations,
  };
}
