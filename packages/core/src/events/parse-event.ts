import { StreamError } from './stream-error.ts';
import type { StreamEvent } from './stream-event.ts';
import { isObject } from './values.ts';

/** How much of a damaged event an error message quotes. */
const EXCERPT_LENGTH = 80;

/** Gateways close their streams with this line, which is not JSON. */
const DONE = '[DONE]';

/** An event of the API, or of our server helpers. Under any other name somebody else may send what they like. */
const KNOWN_EVENT = /^(?:message_|content_block_|cited_sources$|error$)/;

/**
 * Parses the data of one event. Gives `undefined` for what is not meant for us: an empty line, `[DONE]`, an event
 * of somebody else's name that is not JSON.
 *
 * @param ordinal which event of the stream it is, from 1, for the error message
 * @param name the name in the SSE `event:` field; it stands in for a missing `type`
 * @throws StreamError `malformed` where the data is no event, `not-a-stream` where it is a finished message
 */
export function parseEvent(data: string, ordinal: number, name?: string): StreamEvent | undefined {
  if (data === '' || data === DONE) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch (cause) {
    if (name !== undefined && !KNOWN_EVENT.test(name)) return undefined;
    throw malformed(`Event ${ordinal} is not valid JSON`, data, cause);
  }
  if (name !== undefined && isObject(value) && !('type' in value)) value = { ...value, type: name };
  return checkEvent(value, ordinal);
}

/**
 * The value, if it is an event. Unknown types pass on purpose: every stage after this one ignores what it does not
 * know.
 *
 * @throws StreamError as `parseEvent` does
 */
export function checkEvent(value: unknown, ordinal: number): StreamEvent {
  if (!isObject(value)) throw malformed(`Event ${ordinal} is not an object`, quoted(value));
  const { type } = value;
  if (typeof type !== 'string') {
    if (ordinal === 1) throw notAStream(quoted(value));
    throw malformed(`Event ${ordinal} has no type`, quoted(value));
  }
  if (type === 'message' && ordinal === 1) {
    throw new StreamError(
      'not-a-stream',
      'The response is a finished message, not a stream of events. Send the request with `stream: true`, or show the message with `answerFrom`.',
    );
  }
  return value as unknown as StreamEvent;
}

function quoted(value: unknown): string {
  try {
    return String(JSON.stringify(value));
  } catch {
    return typeof value;
  }
}

/** What was read is something else than a stream of events. */
export function notAStream(start: string, contentType = ''): StreamError {
  const what = contentType ? `a response of type ${contentType}` : 'something else';
  return new StreamError(
    'not-a-stream',
    `Expected server-sent events or newline-delimited JSON, got ${what}: ${excerpt(start)} Check that the address answers with the stream itself.`,
  );
}

export function excerpt(text: string): string {
  return text.length > EXCERPT_LENGTH ? `${text.slice(0, EXCERPT_LENGTH)}…` : text;
}

function malformed(what: string, data: string, cause?: unknown): StreamError {
  return new StreamError(
    'malformed',
    `${what}: ${excerpt(data)} The server or a proxy has damaged the stream; what came before is kept.`,
    { cause },
  );
}
