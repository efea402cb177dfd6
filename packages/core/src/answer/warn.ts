import { isImplied } from '../message/block.ts';
import type { Answer } from './answer.ts';
import type { Conversation } from './conversation.ts';

declare const process: { env: { NODE_ENV?: string } };

/** Bundlers put the value in; where nobody does, in a plain module in a browser, there is no `process`. */
function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production';
  } catch {
    return false;
  }
}

/** Tells the developer, once an answer has ended, what the reader will miss and the code may have caused. */
export function warnAbout(
  { messages }: Conversation,
  { status, annotations: { markers, uncited } }: Answer,
): void {
  if (!isDevelopment()) return;
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
