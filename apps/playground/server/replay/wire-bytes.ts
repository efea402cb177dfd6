import { eventsOf, streamOf, toSse } from '@cited-stream/testing';
import type { Ending } from './endings.ts';
import type { PreparedAnswer } from './prepared-answer.ts';

/** An event whose JSON stops in the middle of a key. */
const DAMAGED_EVENT =
  'event: content_block_delta\ndata: {"type":"content_block_delta","index":0,"delta":{"ty\n\n';

/** The answer as the API writes it, one event after the other. */
export async function* wireBytes(
  { message, error }: PreparedAnswer,
  { pace, ending }: { pace: number; ending?: Ending | undefined },
): AsyncGenerator<Uint8Array, void, void> {
  if (ending === 'empty-body') return;
  const options = { pace, error };
  const whole = eventsOf(message, options).length;
  const isBroken = ending === 'damaged-json' || ending === 'no-message-stop';
  const length = isBroken ? Math.floor(whole / 2) : whole;
  let written = 0;
  for await (const event of streamOf(message, options)) {
    if (written === length) break;
    written += 1;
    yield toSse([event], { seed: written });
  }
  if (ending === 'damaged-json') yield new TextEncoder().encode(DAMAGED_EVENT);
}
