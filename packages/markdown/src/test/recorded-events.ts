import {
  readEvents,
  sourcesFromRequest,
  type SourceInput,
  type StreamEvent,
} from '@cited-stream/core';
import { eventsOf } from '@cited-stream/testing';
import { demonstrations } from '@cited-stream/testing/demonstrations';
import { readRecordings, type RecordedAnswer } from '@cited-stream/testing/recordings';

/** An answer as the events in which it came, or would have come. */
export interface Streamed {
  name: string;
  events: readonly StreamEvent[];
  sources: readonly SourceInput[];
}

/** All recorded answers that can be streamed, and all demonstrations. */
export async function streamedAnswers(): Promise<Streamed[]> {
  const recorded = await Promise.all(readRecordings().map(streamed));
  const shown = demonstrations.map(({ id, message, sources }): Streamed => ({
    name: id,
    events: eventsOf(message),
    sources,
  }));
  return [...recorded, ...shown];
}

async function streamed({ name, format, bytes, request }: RecordedAnswer): Promise<Streamed> {
  const sources = request ? sourcesFromRequest(request as never) : [];
  if (format === 'message') {
    const message = JSON.parse(new TextDecoder().decode(bytes)) as never;
    return { name, events: eventsOf(message), sources };
  }
  const events: StreamEvent[] = [];
  try {
    for await (const event of readEvents(new Response(bytes as Uint8Array<ArrayBuffer>).body!)) {
      events.push(event);
    }
  } catch {
    // A recording can end in an error; what came before it is shown all the same.
  }
  return { name, events, sources };
}
