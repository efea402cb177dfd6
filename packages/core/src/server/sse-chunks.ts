import { encodeEvent } from '../events/encode-event.ts';
import { toStreamError } from '../events/to-stream-error.ts';
import type { StreamEvent } from '../events/stream-event.ts';
import type { SourceInput } from '../sources/source.ts';
import { withoutContent, withPlainContent } from './told-sources.ts';

export interface EventStreamOptions {
  /** The sources of the request. They go first, so that the browser can name them before the first citation. */
  sources?: readonly SourceInput[] | undefined;
  /** Whether the sources take their content along. It can be large, and the browser may not be meant to see it. @default false */
  content?: boolean | undefined;
}

/**
 * The stream as server-sent bytes. What goes wrong in mid-stream reaches the browser in-band, as the API itself
 * reports it: a body that just breaks off would tell the reader nothing.
 */
export async function* sseChunks(
  stream: AsyncIterable<StreamEvent>,
  { sources, content = false }: EventStreamOptions,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void, void> {
  if (sources) {
    yield encodeEvent({
      type: 'cited_sources',
      sources: sources.map(content ? withPlainContent : withoutContent),
    });
  }
  try {
    for await (const event of stream) yield encodeEvent(event);
  } catch (thrown) {
    const { kind, type = kind, message } = toStreamError(thrown);
    yield encodeEvent({ type: 'error', error: { type, message } });
  }
}
