import { createParser } from 'eventsource-parser';
import { notAStream, parseEvent } from './parse-event.ts';
import { StreamError } from './stream-error.ts';
import type { StreamEvent } from './stream-event.ts';

/** Turns the text of a stream, cut anywhere, into events. After it has thrown a `StreamError` it is fed no more. */
export interface EventDecoder {
  feed(text: string): void;
  /** Reads what the end of the text completes. */
  end(): void;
}

/** A line that SSE knows. Long enough a start without one means that this is something else. */
const SSE_LINE = /^(?::|(?:event|data|id|retry)(?:[:\r\n]|$))/;
const SNIFF_LENGTH = 256;

/**
 * SSE or newline-delimited JSON, told apart by the first character: no line of SSE starts with a brace. The content
 * type cannot be trusted for it, because the SDK's `toReadableStream()` is often served as `text/event-stream`. It
 * decides only where the text itself does not.
 */
export function createEventDecoder(
  onEvent: (event: StreamEvent) => void,
  contentType = '',
): EventDecoder {
  let head = '';
  let lines: EventDecoder | undefined;
  let count = 0;

  const accept = (data: string, name?: string) => {
    count += 1;
    const event = parseEvent(data, count, name);
    if (event) onEvent(event);
  };

  const sniff = (text: string, isWhole: boolean) => {
    head += text;
    const start = head.trimStart();
    if (start.startsWith('{')) lines = createNdjsonDecoder(accept);
    else if (isWhole || start.length > SNIFF_LENGTH || /[\r\n]/.test(start)) {
      if (SSE_LINE.test(start) || contentType.includes('event-stream')) {
        lines = createSseDecoder(accept);
      } else if (start !== '') throw notAStream(start, contentType);
    }
    // Without what may stand before the first line, a byte-order mark for one.
    lines?.feed(start);
  };

  return {
    feed(text) {
      if (lines) lines.feed(text);
      else sniff(text, false);
    },
    end() {
      if (!lines) sniff('', true);
      lines?.end();
      if (count === 0) throw noEvents();
    },
  };
}

type Accept = (data: string, name?: string) => void;

/** An early end completes what it has left incomplete, if that is whole: a missing last line end damages nothing. */
function createSseDecoder(accept: Accept): EventDecoder {
  let isEnding = false;
  const parser = createParser({
    onEvent({ data, event }) {
      if (!isEnding || isJson(data)) accept(data, event);
    },
  });
  return {
    feed: (text) => parser.feed(text),
    end() {
      isEnding = true;
      parser.feed('\n\n');
    },
  };
}

function createNdjsonDecoder(accept: Accept): EventDecoder {
  let rest = '';
  return {
    feed(text) {
      const last = text.lastIndexOf('\n');
      if (last >= 0) {
        for (const line of (rest + text.slice(0, last)).split('\n')) accept(line.trim());
        rest = '';
      }
      // Only joined until its line ends: a long line that comes in many pieces must not be read at each of them.
      rest += text.slice(last + 1);
    },
    end() {
      if (isJson(rest)) accept(rest.trim());
    },
  };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A stream of nothing: the server answered, and said nothing. */
export function noEvents(): StreamError {
  return new StreamError(
    'not-a-stream',
    'The stream ended without a single event. Check that the server writes to it what the API sends.',
    { type: 'empty' },
  );
}
