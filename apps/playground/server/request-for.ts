import type Anthropic from '@anthropic-ai/sdk';
import { requestOf } from '@cited-stream/testing/demonstrations';
import { pastTurns } from './past-turns.ts';
import type { Asked } from './read-ask.ts';

/** The request to the API: the documents once, at the top of the conversation, then what was said. */
export async function requestFor(
  { conversation, question, history }: Asked,
  model: string,
): Promise<Anthropic.MessageCreateParamsStreaming> {
  const { max_tokens, tools, messages } = await requestOf(conversation.demonstration);
  const documents = blocksOf(messages[0]).filter(({ type }) => type !== 'text');
  const [first, ...later] = [...pastTurns(history), { role: 'user' as const, content: question }];
  return {
    model,
    max_tokens,
    stream: true,
    ...(tools && { tools }),
    messages: [{ role: 'user', content: [...documents, ...blocksOf(first)] }, ...later],
  };
}

function blocksOf(message: Anthropic.MessageParam | undefined): Anthropic.ContentBlockParam[] {
  const content = message?.content ?? [];
  return typeof content === 'string' ? [{ type: 'text', text: content }] : content;
}
