import type Anthropic from '@anthropic-ai/sdk';
import { sourcesFromRequest } from '@cited-stream/core';
import { demonstrations } from '@cited-stream/testing/demonstrations';
import type { Demonstration } from '@cited-stream/testing/demonstrations';

/** What the replay server has to say to a request. */
export type PreparedAnswer = Pick<Demonstration, 'message' | 'error'>;

/** The demonstration that asks this question over these sources; for every other question, a word that there is none. */
export function preparedAnswer(request: Anthropic.MessageCreateParams): PreparedAnswer {
  const question = lastQuestion(request.messages);
  const given = sourcesFromRequest(request).length;
  const demonstration = demonstrations.find(
    (candidate) => candidate.question === question && candidate.sources.length === given,
  );
  if (!demonstration) return { message: unprepared(request) };
  const { message, error } = demonstration;
  return { message: { ...message, id: newId() }, ...(error && { error }) };
}

function lastQuestion(messages: readonly Anthropic.MessageParam[]): string | undefined {
  const content = messages.at(-1)?.content;
  if (typeof content === 'string') return content;
  const block = content?.findLast(({ type }) => type === 'text');
  return block?.type === 'text' ? block.text : undefined;
}

/** Two answers of one page must not be taken for one, even where the same question was asked twice. */
let answers = 0;

function newId(): string {
  answers += 1;
  return `msg_replay_${answers}`;
}

const UNPREPARED =
  'This playground runs without an API key, so no model has read your question. ' +
  'It can only replay the answers that were prepared for it, and there is none for this question.\n\n' +
  'Ask the prepared question of this conversation to see a cited answer. ' +
  'To ask questions of your own, start the playground with ANTHROPIC_API_KEY set.';

function unprepared({ model }: Anthropic.MessageCreateParams): Anthropic.Message {
  const message = {
    id: newId(),
    type: 'message',
    role: 'assistant',
    model,
    content: [{ type: 'text', text: UNPREPARED }],
    stop_reason: 'end_turn',
    stop_sequence: null,
    usage: {
      input_tokens: 0,
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: 0,
      output_tokens: 0,
      service_tier: 'standard',
    },
  };
  // The SDK's type also asks for the keys that the wire leaves out.
  return message as unknown as Anthropic.Message;
}
