import { isImplied } from '../message/block.ts';
import type { Answer } from './answer.ts';
import type { Conversation } from './conversation.ts';

declare const process: { env: { NODE_ENV?: string } };

/** Tells the developer, once an answer has ended, what the reader will miss and the code may have caused. */
export function warnAbout(conversation: Conversation, answer: Answer): void {
  try {
    // Bundlers put the value in, and leave out all that is only for development.
    if (process.env.NODE_ENV !== 'production') warn(conversation, answer);
  } catch {
    // Where nobody puts it in, in a plain module in a browser, there is no `process`.
  }
}

function warn(
  { messages }: Conversation,
  { status, annotations: { markers, uncited } }: Answer,
): void {
  const isLost = messages.some(({ content }) =>
    content.some((block) => isImplied(block) && block.citations.length > 0),
  );
  if (isLost) {
    console.warn(
      'Cited Stream: citations came for a block that was never started, so they may support nothing that is shown. Check that every event of the stream reaches the reader.',
    );
  }
  const given = uncited.filter(({ index }) => index !== null).length;
  if (status === 'complete' && markers.length === 0 && given > 0) {
    console.warn(
      `Cited Stream: the request gave ${given} sources and the answer cites none. Check that each has \`citations: { enabled: true }\` (\`toRequestBlocks\` sets it, \`checkRequest\` looks for it).`,
    );
  }
}
