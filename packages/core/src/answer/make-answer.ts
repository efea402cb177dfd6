import type { Annotator } from '../annotations/create-annotator.ts';
import type { StreamError } from '../events/stream-error.ts';
import type { Answer, Status, Turn } from './answer.ts';
import { turnsOf, type Conversation } from './conversation.ts';

/** A snapshot for views. Its turns, which views do not read, are made when somebody asks for them. */
export function makeAnswer<D>(
  conversation: Conversation,
  status: Status,
  error: StreamError | undefined,
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
