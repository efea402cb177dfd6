import { createParser } from 'eventsource-parser';
import { notAStream, parseEvent } from './parse-event.ts';
import { StreamError } from './stream-error.ts';
import type { StreamEvent } from './stream-event.ts';

/** Turns the text of a stream, cut anywhere, into events. */
export interface EventDecoder {
  /** The events that this piece of text completes. Throws nothing: see `failure`, after which it is fed no more. */
  feed(text: string): StreamEvent[];
  /** The events that the end of the text completes. */
  end(): StreamEvent[];
  /** Why nothing can be read any more. What was read before it stands. */
  readonly failure: StreamError | undefined;
}

/** A line that SSE knows. Long enough a start without one means that this is something else. */
const SSE_LINE = /^(?::|(?:event|data|id|retry)(?::|$))/;
const SNIFF_LENGTH = 256;

/**
 * SSE or newline-delimited JSON, told apart by the first character: no line of SSE starts with a brace. The content
 * type cannot be trusted for it, because the SDK's `toReadableStream()` is often served as `text/event-stream`. It
 * decides only where the text itself does not.
 */
export function createEventDecoder(contentType = ''): EventDecoder {
  let head = '';
  let lines: LineDecoder | undefined;
  let failure: StreamError | undefined;
  let events: StreamEvent[] = [];
  let count = 0;

  const accept = (data: string, name?: string) => {
    if (failure) return;
    try {
      count += 1;
      const event = parseEvent(data, count, name);
      if (event) events.push(event);
    } catch (error) {
      failure = error as StreamError;
    }
  };

  const take = () => {
    const taken = events;
    events = [];
    return taken;
  };

  const sniff = (text: string, isWhole: boolean) => {
    head += text;
    const start = head.trimStart();
    const line = /^[^\r\n]*(?=[\r\n])/.exec(start)?.[0];
    if (start.startsWith('{')) lines = createNdjsonDecoder(accept);
    else if (line !== undefined || start.length > SNIFF_LENGTH || isWhole) {
      if (SSE_LINE.test(line ?? start) || contentType.includes('event-stream')) {
        lines = createSseDecoder(accept);
      } else if (start !== '') failure = notAStream(start, contentType);
    }
    lines?.feed(head);
  };

  return {
    feed(text) {
      if (lines) lines.feed(text);
      else sniff(text, false);
      return take();
    },
    end() {
      if (!failure && !lines) sniff('', true);
      if (!failure) lines?.end();
      const rest = take();
      if (!failure && count === 0) failure = noEvents();
      return rest;
    },
    get failure() {
      return failure;
    },
  };
}

interface LineDecoder {
  feed(text: string): void;
  /** Completes what an early end has left incomplete, if it is whole: a missing last line end damages nothing. */
  end(): void;
}

type Accept = (data: string, name?: string) => void;

function createSseDecoder(accept: Accept): LineDecoder {
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

function createNdjsonDecoder(accept: Accept): LineDecoder {
  let rest = '';
  return {
    feed(text) {
      const last = text.lastIndexOf('\n');
      if (last < 0) {
        rest += text;
        return;
      }
      for (const line of (rest + text.slice(0, last)).split('\n')) accept(line.trim());
      rest = text.slice(last + 1);
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
